/** The examples in the README run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as michelson from '../src/michelson';
import * as door from '../src/program';

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const EXAMPLES = [...README.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Runs an example, and resolves to the value of `result` at its end and what it prints. */
async function runExample(code: string, result: string) {
  const body = code
    .replace(/import (\{[^}]*\}) from '@ligo-docs\/ligo';/, 'const $1 = door;')
    .replace(/import (\{[^}]*\}) from '@ligo-docs\/ligo\/michelson';/, 'const $1 = michelson;');
  expect(body).not.toContain('import');
  const lines: string[] = [];
  const run = new Function(
    'door',
    'michelson',
    'console',
    `return (async () => { ${body}; return ${result}; })()`,
  );
  const found = await run(door, michelson, { log: (...parts: unknown[]) => lines.push(parts.join(' ')) });
  return { found, lines };
}

test('all examples are run here', () => expect(EXAMPLES).toHaveLength(2));

test('the first example has a test that passes', async () => {
  const { found, lines } = await runExample(EXAMPLES[0] ?? '', 'tests');
  expect(lines).toEqual([]);
  expect(found).toMatchObject([{ name: 'test_sum', stopped: undefined }]);
});

test('the second example compiles a contract, a value and an expression', async () => {
  const { found, lines } = await runExample(EXAMPLES[1] ?? '', 'contractProblems(analysis.typed)');
  expect(found).toEqual([]);
  expect(lines[0]?.replace(/\s+/g, ' ')).toMatch(
    /^\{ parameter \(or \(unit %reset\) \(int %add\)\) ; .* \d+$/,
  );
  expect(lines[1]).toContain('mini-c-optimised,michelson-unoptimised,michelson');
  expect(lines.slice(2)).toEqual(['Right 42', '{ PUSH int 2 ; PUSH int 40 ; ADD }']);
});
