/** The pairs of two pages are those of the translator. */
import { readFileSync } from 'node:fs';
import { analyse, createLanguage, type LigoSyntax, translate } from '@ligo-docs/ligo';
import { expect, test } from 'vitest';

const language = createLanguage('1.11.5');

/** On one line; undefined if the code is not a separate program. */
function translated(text: string, syntax: LigoSyntax): string | undefined {
  const analysis = analyse(language, { file: 'main', text, syntax });
  if (analysis.problems.length > 0) return undefined;
  const result = translate(analysis);
  return 'text' in result ? onOneLine(result.text) : undefined;
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The contents of code cells, without the escapes of tables. */
function codeOf(cell: string): string {
  return cell
    .trim()
    .replace(/^`+ ?| ?`+$/g, '')
    .replaceAll('\\|', '|');
}

test('*JsLIGO for CameLIGO readers* shows what the translator writes, in both directions', () => {
  const page = readFileSync('content/docs/faq/jsligo-for-cameligo-readers.md', 'utf8');
  const rows = [...page.matchAll(/^\| [^|]+ \| (`.*`) \| (`.*`) \|$/gm)].map(
    ([, cameligo = '', jsligo = '']) => [codeOf(cameligo), codeOf(jsligo)],
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.map(([cameligo = '']) => [cameligo, translated(cameligo, 'cameligo')])).toEqual(rows);
  const back = rows.map(([, jsligo = '']) => [translated(jsligo, 'jsligo'), jsligo]);
  const differs = rows.filter((row, index) => back[index]?.[0] !== row[0]);
  expect(differs.map(([cameligo]) => cameligo)).toEqual(WRITTEN_OTHERWISE);
});

/** Several forms of CameLIGO are one in JsLIGO, and the unit has two names. */
const WRITTEN_OTHERWISE: readonly string[] = [
  'let twice = fun (n : int) -> n * 2',
  'let nothing : unit = ()',
  '[@view] let total (_ : unit) (s : nat) : nat = s',
];

/** Around an expression, around a type, and around nothing. */
const FRAMES: readonly Readonly<Record<LigoSyntax, readonly [string, string]>>[] = [
  { jsligo: ['', ''], cameligo: ['', ''] },
  { jsligo: ['const it = ', ';'], cameligo: ['let it = ', ''] },
  { jsligo: ['type it = ', ';'], cameligo: ['type it = ', ''] },
];

/** Whether the translator makes one of the other; undefined if they are not whole pieces of code. */
function isPair(pair: Readonly<Record<LigoSyntax, string>>): boolean | undefined {
  for (const frame of FRAMES) {
    const framed = (syntax: LigoSyntax) => frame[syntax].join(pair[syntax]);
    const [cameligo, jsligo] = [
      translated(framed('jsligo'), 'jsligo'),
      translated(framed('cameligo'), 'cameligo'),
    ];
    if (cameligo === undefined || jsligo === undefined) continue;
    return cameligo === onOneLine(framed('cameligo')) || jsligo === onOneLine(framed('jsligo'));
  }
  return undefined;
}

/** JsLIGO's brackets need a type, and each syntax shows one of its own keywords. */
const NOT_TRANSLATED: readonly string[] = ['[1n; 2n]', 'let @then = 1'];

test('the cheat sheet shows what the translator writes', () => {
  const page = readFileSync('content/docs/api/cheat-sheet.md', 'utf8');
  const pairs = [...page.matchAll(/:jsligo\[((?:`[^`]+`)+)\]:cameligo\[((?:`[^`]+`)+)\]/g)].map(
    ([, jsligo = '', cameligo = '']) => ({ jsligo: codeOf(jsligo), cameligo: codeOf(cameligo) }),
  );
  const judged = pairs
    .map((pair) => ({ ...pair, isPair: isPair(pair) }))
    .filter((one) => one.isPair !== undefined);
  expect(judged.length).toBeGreaterThan(35);
  expect(judged.filter((one) => !one.isPair).map(({ cameligo }) => cameligo)).toEqual(NOT_TRANSLATED);
});
