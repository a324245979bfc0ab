/** Arbitraries shared by several property tests. */
import fc from 'fast-check';

/** Characters and words that parsers trip over. */
const STRANGE: readonly string[] = [
  ...'\u0000\u0007\t\r\n "\'`:;,.-_#*&!|>%@?[]{}()<\\/~^=$+é→🌮\ud83c\u200d\ufeff\u2028İ',
  '\n\n',
  '\r\n',
  '  ',
  ':::',
  '::::',
  '```',
  '---',
  '<<: ',
  '&a ',
  '*a',
  '!!str ',
  '__proto__',
  'constructor',
  '<!--',
  '-->',
  '{version=1.10.0}',
  '{',
  '[',
];

const edit = fc.record({
  kind: fc.constantFrom('delete', 'repeat', 'insert', 'replace', 'drop line', 'copy line', 'indent line'),
  at: fc.nat(),
  to: fc.nat(),
  length: fc.integer({ min: 1, max: 8 }),
  indent: fc.nat({ max: 4 }),
  strange: fc.constantFrom(...STRANGE),
});

type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function applyEdit(text: string, { kind, at, to, length, indent, strange }: Edit): string {
  const start = at % (text.length + 1);
  const end = Math.min(text.length, start + length);
  const [before, part, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const lines = text.split('\n');
  const line = at % lines.length;
  const copied = lines[line] ?? '';
  switch (kind) {
    case 'delete':
      return before + after;
    case 'repeat':
      return before + part + part + after;
    case 'insert':
      return before + strange + part + after;
    case 'replace':
      return before + strange + after;
    case 'drop line':
      return lines.toSpliced(line, 1).join('\n');
    case 'copy line':
      return lines.toSpliced(to % (lines.length + 1), 0, copied).join('\n');
    case 'indent line':
      return lines.with(line, ' '.repeat(indent) + copied.trimStart()).join('\n');
  }
}

/** Texts with one to four mistakes: parts are lost, repeated, moved or replaced by something strange. */
export function mutated(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(texts, fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([text, edits]) => edits.reduce(applyEdit, text));
}

/** The same, with some texts unchanged. */
export function sometimesMutated(texts: fc.Arbitrary<string>, percent: number): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: texts, weight: 100 - percent },
    { arbitrary: mutated(texts), weight: percent },
  );
}

/** One of two arbitraries, the first in some percent of the cases. */
export function mostly<T>(percent: number, first: fc.Arbitrary<T>, second: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: first, weight: percent }, { arbitrary: second, weight: 100 - percent });
}
