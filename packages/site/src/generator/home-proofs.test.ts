import { createLanguage } from '@ligo-docs/ligo';
import { expect, it } from 'vitest';
import { compileBlocks } from '../../../../tests/helpers/compile-page';
import { LATEST } from '../../../../tests/helpers/latest';
import type { Fragment } from '../content/content';
import type { Problem } from '../model/problem';
import { proveHome } from './home-proofs';

const SUM = `const sum = (a: nat, b: nat): nat => a + b;
const test_sum = Test.Next.Assert.assert(sum(1n, 2n) == RESULTn);`;

const FEES = `namespace Fees {
  @inline
  const fee = (price: nat): nat => price * 25n / 1000n + 1n;
  @entry
  const pay = ([a, b]: [nat, nat], sum: nat): [list<operation>, nat] => [[], sum + CALLS];
}`;

/** The fragments with these programs, and what is wrong with them. */
async function prove(programs: Readonly<Record<string, string>>) {
  const fragments = new Map<string, Fragment>();
  for (const [name, code] of Object.entries(programs)) {
    const file = `content/home/${name}.md`;
    const [variant] = compileBlocks(`\`\`\`jsligo group=${name}\n${code}\n\`\`\``);
    if (variant) fragments.set(`home/${name}`, { file, names: [], ...variant });
  }
  const problems: Problem[] = [];
  const proofs = await proveHome(fragments, createLanguage(LATEST), (problem) => problems.push(problem));
  return { ...proofs, problems: problems.map(({ file, line, message }) => `${file}:${line}: ${message}`) };
}

it('are what the programs print and how large they are', async () => {
  const found = await prove({
    'proof-test': SUM.replace('RESULT', '4'),
    'proof-print': SUM.replace('RESULT', '3'),
    'proof-size': FEES.replace('CALLS', 'fee(a) + fee(b)'),
  });
  expect(found.problems).toEqual([]);
  expect(found.test.get('jsligo')).toBe('proof-test.jsligo:2:18: test_sum: failed with "failed assertion"');
  expect(found.print.get('jsligo')).toContain('- test_sum exited with value ().');
  const { inlined = 0, shared = 0 } = found.size.get('jsligo') ?? {};
  expect(inlined).toBeGreaterThan(shared);
  expect(shared).toBeGreaterThan(50);
});

it('are problems with file and line where a program does not do what the page says', async () => {
  const found = await prove({
    'proof-test': SUM.replace('RESULT', '3'),
    'proof-print': SUM.replace('RESULT', '4'),
    'proof-size': FEES.replace('CALLS', 'fee(a)'),
  });
  const advice = 'the home page says so. Change the program, or what the page says about it.';
  expect(found.problems).toEqual([
    `content/home/proof-test.md:2: The test of this program should fail: ${advice}`,
    `content/home/proof-print.md:2: The test of this program should pass: ${advice}`,
    `content/home/proof-size.md:2: This contract should be smaller without \`@inline\`: ${advice}`,
  ]);
  expect([found.test.size, found.print.size, found.size.size]).toEqual([0, 0, 0]);
});

it('are missing for a program that is refused, and for a site without programs', async () => {
  const refused = await prove({ 'proof-print': 'const test_sum: nat = "three";' });
  expect(refused.problems).toHaveLength(1);
  expect((await prove({})).problems).toEqual([]);
});
