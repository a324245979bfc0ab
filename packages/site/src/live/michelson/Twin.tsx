import { SYNTAX_LABELS } from '../../model/syntax';
import { diffLines } from '../contract/diff-lines';
import type { CompiledContract } from '../protocol/compiled';
import type { LiveProgram } from '../protocol/program';
import { useCompiledOnce } from './use-compiled';

interface TwinProps {
  /** The sample in the other syntax. */
  readonly twin: LiveProgram;
  /** What the sample on the page compiles to. */
  readonly contract: CompiledContract;
}

const SIGNS = { same: '  ', removed: '− ', added: '+ ' } as const;

/** Says whether both syntaxes make the same contract, and shows the lines that differ. */
export function Twin({ twin, contract }: TwinProps) {
  const other = useCompiledOnce(twin, contract.module);
  if (!other) return null;
  const label = SYNTAX_LABELS[twin.syntax];
  if (other.text === contract.text)
    return (
      <p className="mich-twin">{`The ${label} version of this sample compiles to the same Michelson.`}</p>
    );
  const lines = diffLines(contract.text, other.text).filter(({ kind }) => kind !== 'same');
  return (
    <details className="mich-part">
      <summary>{`The ${label} version of this sample compiles to other Michelson: ${other.bytes} bytes`}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines */}
      <pre className="mich-step" tabIndex={0} translate="no">
        {lines.map(({ kind, text }) => `${SIGNS[kind]}${text}\n`).join('')}
      </pre>
    </details>
  );
}
