/** Recorded contracts in mini-c before and after the compiler's own optimiser. */
import { expect, test } from 'vitest';
import { evidenceLines } from '../../../../../tests/helpers/evidence';
import { namesFrom, parseMini } from '../../../tests/helpers/mini-c';
import { Budget } from '../budget';
import { printMini } from '../mini-c/print';
import { withFreshBinders } from '../mini-c/rename';
import type { MiniExpression } from '../mini-c/tree';
import { optimise } from './optimise';

interface Stages {
  readonly file: string;
  readonly mini_c: string;
  readonly mini_c_optimised: string;
}

/** Numbered in order of occurrence, and without the types of loops, which fixtures do not have. */
function comparable(e: MiniExpression): string {
  const known = new Map<string, string>();
  return printMini(withFreshBinders(e, namesFrom(200_000)))
    .replace(/for_each (\S+) .*? (?=\S+(?:, \S+)? ->)/g, 'for_each $1 ')
    .replace(/(?<![\w"])([$A-Za-z_][\w.$#]*)#(\d+)/g, (name) => {
      const number = known.get(name) ?? `v${known.size}`;
      known.set(name, number);
      return number;
    });
}

/** The parameter is applied to what is not a function itself. */
function applied(contract: MiniExpression): MiniExpression {
  const argument: MiniExpression = {
    kind: 'variable',
    type: contract.type,
    variable: { id: 0, name: 'gen' },
  };
  return { kind: 'application', type: contract.type, function: contract, argument };
}

// The notation does not show the operands of Michelson code; these take them from a tuple.
const hidesOperands = ({ mini_c }: Stages): boolean => mini_c.includes('SAPLING_VERIFY_UPDATE');

test('every contract gets the same mini-c', () => {
  const stages = evidenceLines<Stages>('stages').filter((line) => !hidesOperands(line));
  expect(stages.length).toBeGreaterThan(100);
  for (const { mini_c, mini_c_optimised } of stages) {
    const workspace = { names: namesFrom(100_000), budget: new Budget() };
    const optimised = comparable(optimise(applied(parseMini(mini_c)), workspace));
    expect(optimised).toBe(comparable(parseMini(mini_c_optimised)));
  }
});
