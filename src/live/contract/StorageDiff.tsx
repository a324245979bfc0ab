import { type DiffLine, diffLines } from './diff-lines';

const SIGNS: Readonly<Record<DiffLine['kind'], string>> = { same: ' ', removed: '−', added: '+' };
const WORDS: Readonly<Record<DiffLine['kind'], string>> = {
  same: '',
  removed: 'removed: ',
  added: 'added: ',
};

export function StorageDiff({ before, after }: { before: string; after: string }) {
  const lines = diffLines(before, after).map((line, index) => ({ ...line, key: `${index} ${line.text}` }));
  return (
    <pre className="live-diff">
      {lines.map(({ kind, text, key }) => (
        <span key={key} className={`is-${kind}`}>
          <span aria-hidden="true">{SIGNS[kind]} </span>
          <span className="visually-hidden">{WORDS[kind]}</span>
          {text}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
