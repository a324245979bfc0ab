import { diffLines } from './diff-lines';

/** What readers see before a line, and what screen readers say. */
const SIGNS = { same: [' ', ''], removed: ['−', 'removed: '], added: ['+', 'added: '] } as const;

export function StorageDiff({ before, after }: { before: string; after: string }) {
  const lines = diffLines(before, after).map((line, index) => ({ ...line, key: `${index} ${line.text}` }));
  return (
    <pre className="live-diff">
      {lines.map(({ kind, text, key }) => (
        <span key={key} className={`is-${kind}`}>
          <span aria-hidden="true">{SIGNS[kind][0]} </span>
          <span className="visually-hidden">{SIGNS[kind][1]}</span>
          {text}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
