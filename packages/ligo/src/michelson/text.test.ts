/** Parsing and printing Michelson text. */
import { describe, expect, test } from 'vitest';
import { layOutMicheline, parseMicheline, printMicheline, sequence } from './index';
import { MAX_DEPTH } from './limits';

/** Text, and how it is printed on one line if that differs. */
const VALID: readonly (readonly [text: string, printed?: string])[] = [
  ['42'],
  ['-7'],
  ['0x', '0x'],
  ['0xAB01', '0xab01'],
  ['"a \\"quoted\\" word\\n\\\\"'],
  ['"Zürich"'],
  ['Unit'],
  ['(Pair 1 "a")', 'Pair 1 "a"'],
  ['Pair 1 (Some Unit) { 1 ; 2 }'],
  ['pair (nat %a) (or :choice (int %left) unit)'],
  ['{}'],
  ['{ DUP ; { DROP } }'],
  ['DUP ; DROP', '{ DUP ; DROP }'],
  ['DUP;', '{ DUP }'],
  ['', '{}'],
  ['{ UNIT # comment\n ; /* another */ DROP ; }', '{ UNIT ; DROP }'],
  ['parameter unit; storage int; code {CDR}', '{ parameter unit ; storage int ; code { CDR } }'],
  ['PUSH @x nat 1'],
];

describe('valid text', () => {
  for (const [text, printed = text] of VALID)
    test(text, () => {
      const { tree, problems } = parseMicheline(text);
      expect(problems).toEqual([]);
      expect(printMicheline(tree)).toBe(printed);
      expect(printMicheline(parseMicheline(layOutMicheline(tree)).tree)).toBe(printed);
    });
});

/** Text with `«…»` around the reported range, and the code of the problem. */
const INVALID: readonly (readonly [string, string])[] = [
  ['{ DUP ; «»', 'unclosed-brace'],
  ['«(»Pair 1 2', 'unclosed-parenthesis'],
  ['DUP «)»', 'missing-semicolon'],
  ['{ DUP } «DROP»', 'missing-semicolon'],
  ['PUSH bytes «0xabc»', 'odd-digits'],
  ['PUSH string «"\\q"»', 'invalid-escape'],
  ['PUSH string «"»open', 'missing-semicolon'],
  ['«~»', 'unexpected-token'],
  ['Some «)»', 'missing-semicolon'],
  [`nat «%${'a'.repeat(255)}»`, 'long-annotation'],
];

test.each(INVALID)('%j is refused', (marked, code) => {
  const { problems } = parseMicheline(marked.replace(/[«»]/g, ''));
  const span = { file: 0, from: marked.indexOf('«'), to: marked.indexOf('»') - 1 };
  expect(problems[0]).toMatchObject({ code, span });
});

describe('positions', () => {
  const parsed = parseMicheline('{ PUSH nat 1 ; (pair int nat) }', { file: 2, offset: 100 }).tree;
  const items = parsed.kind === 'sequence' ? parsed.items : [];

  test('are counted from the offset of the text', () => {
    expect(parsed.span).toEqual({ file: 2, from: 100, to: 131 });
    expect(items[0]?.span).toEqual({ file: 2, from: 102, to: 112 });
  });

  test('include parentheses', () => {
    expect(items[1]?.span).toEqual({ file: 2, from: 115, to: 129 });
  });
});

test('a text that is nested too deeply is a problem', () => {
  const nested = (depth: number): string => '{'.repeat(depth) + '}'.repeat(depth);
  expect(parseMicheline(nested(MAX_DEPTH)).problems).toEqual([]);
  expect(parseMicheline(nested(100_000)).problems[0]?.code).toBe('too-deep');
});

test('the deepest tree can be printed', () => {
  let tree = sequence([]);
  for (let depth = 0; depth < 2 * MAX_DEPTH; depth++) tree = sequence([tree]);
  expect(layOutMicheline(tree)).toContain(printMicheline(sequence([sequence([])])));
});

describe('layout', () => {
  const LAID_OUT = [
    `{ parameter (or (int %add) (unit %reset)) ;
  storage int ;
  code { UNPAIR ;
         IF_LEFT { ADD } { DROP 2 ; PUSH int 0 } ;
         NIL operation ;
         PAIR } }`,
    `{ parameter unit ;
  storage
    (pair (map %ledger address (pair (nat %balance) (set %operators address)))
          (pair %settings (address %administrator) (bool %is_paused_by_administrator))) ;
  code { CDR ; NIL operation ; PAIR } }`,
    `{ CDR ;
  LAMBDA
    (pair (pair string string) (pair string string))
    (pair (pair string string) (pair string string))
    { DUP ; CAR ; SWAP ; CDR ; PAIR ; DUP ; CAR ; SWAP ; CDR ; PAIR } }`,
  ];

  test.each(LAID_OUT)('%s', (text) => {
    expect(layOutMicheline(parseMicheline(text).tree)).toBe(text);
  });

  test('a block does not start beyond column 68', () => {
    const inner = '{ PUSH string "a text of some length" ; PUSH string "another text of some length, too" }';
    const deep = `${'IF { '.repeat(14)}${inner}${' }'.repeat(14)}`;
    const lines = layOutMicheline(parseMicheline(deep).tree).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      'IF { IF { IF { IF { IF { IF { IF { IF { IF { IF { IF { IF { IF { IF { ',
      `${' '.repeat(68)}{ `,
      `${' '.repeat(68)}PUSH string "a text of some length" ;`,
    ]);
  });
});
