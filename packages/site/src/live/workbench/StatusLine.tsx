import { SYNTAX_LABELS, type Syntax } from '../../model/syntax';
import type { Checked } from '../editor/problems';

interface StatusLineProps {
  readonly checked: Checked | undefined;
  readonly isStored: boolean;
  readonly isOwn: boolean;
  readonly syntax: Syntax;
  readonly position: { readonly line: number; readonly column: number };
  readonly onProblems: () => void;
  readonly onKeys: () => void;
}

/** Whether the program is accepted and stored, and where the cursor is. */
export function StatusLine(props: StatusLineProps) {
  const { checked, isStored, isOwn, syntax, position, onProblems, onKeys } = props;
  return (
    <footer className="wb-status">
      <button type="button" className={`wb-check is-${stateOf(checked)}`} onClick={onProblems}>
        <span>{wordsOf(checked)}</span>
      </button>
      <span className="wb-stored">
        {isOwn ? (isStored ? 'Saved on this device' : 'Not saved') : 'Not edited'}
      </span>
      <span className="wb-space" />
      <span>{`Ln ${position.line}, Col ${position.column}`}</span>
      <span>{SYNTAX_LABELS[syntax]}</span>
      <button type="button" onClick={onKeys}>
        <kbd>?</kbd> <span>Keys</span>
      </button>
    </footer>
  );
}

function stateOf(checked: Checked | undefined): 'busy' | 'failed' | 'passed' {
  if (!checked) return 'busy';
  return checked instanceof Error || checked.problems.length > 0 ? 'failed' : 'passed';
}

function wordsOf(checked: Checked | undefined): string {
  if (!checked) return 'Checking…';
  if (checked instanceof Error) return 'Not checked';
  const count = checked.problems.length;
  return count === 0 ? '✓ No problems' : `${count} ${count === 1 ? 'problem' : 'problems'}`;
}
