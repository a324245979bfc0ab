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
      <span role="status">{inAll ? 'Searching all versions' : `Searching version ${version}`}</span>
      <button type="button" className="chip" aria-keyshortcuts="Alt+A" onClick={onToggle}>
        {inAll ? `Search only ${version}` : 'Search all versions'} <kbd>Alt A</kbd>
      </button>
    </div>
  );
});
