import { memo } from 'react';

interface ScopeBarProps {
  readonly version: string;
  readonly inAll: boolean;
  readonly onToggle: () => void;
}

/** Where is searched: in the version being read, or in all. */
export const ScopeBar = memo(function ScopeBar({ version, inAll, onToggle }: ScopeBarProps) {
  return (
    <div className="search-scope">
      <button
        type="button"
        className="chip"
        aria-pressed={inAll}
        aria-keyshortcuts="Alt+A"
        onClick={onToggle}
      >
        All versions <kbd>Alt A</kbd>
      </button>
      <span>{inAll ? 'in all versions' : `in version ${version}`}</span>
    </div>
  );
});
