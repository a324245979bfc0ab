/** Two type checkers agree: ours and that of `@taquito/michel-codec`, on contracts and on mutations of them. */

import {
  assertContractValid,
  assertMichelsonContract,
  type Expr,
  type MichelsonContract,
} from '@taquito/michel-codec';
import { expect, test } from 'vitest';
import { evidenceLines } from '../../../../../tests/helpers/evidence';
import { mutationsOf } from '../../../tests/helpers/michelson-mutations';
import { fromJson, type MichelineJson, parseMicheline, toJson } from '../index';
import { sequence } from '../tree';
import { checkScript } from './index';

/** Constants are known only when a script is originated; the judge's `OPEN_CHEST` is that of an older protocol. */
const contracts = evidenceLines<{ readonly michelson: string; readonly size: number }>('michelson').filter(
  ({ michelson }) => !/constant "|OPEN_CHEST/.test(michelson),
);

function isAcceptedByJudge(script: MichelineJson): boolean {
  try {
    const contract = script as unknown as Expr;
    assertMichelsonContract(contract);
    assertContractValid(contract as MichelsonContract);
    return true;
  } catch {
    return false;
  }
}

/** What the judge gets wrong: it compares and updates values of different types, and fails with contracts. */
const JUDGE_IS_WRONG =
  /^(?:COMPARE|UPDATE) does not apply|^Type contract .* cannot be the value of a failure/;

test('both accept every contract', () => {
  for (const { michelson } of contracts) {
    const script = toJson(parseMicheline(michelson).tree);
    expect([michelson, isAcceptedByJudge(script), checkJson(script)]).toEqual([michelson, true, undefined]);
  }
});

test('both accept or refuse mutations of contracts', () => {
  let refused = 0;
  for (const { michelson, size } of contracts)
    for (const mutant of mutationsOf(toJson(parseMicheline(michelson).tree), 2, size)) {
      const message = checkJson(mutant);
      if (message !== undefined) refused++;
      if (message !== undefined && JUDGE_IS_WRONG.test(message)) continue;
      const text = JSON.stringify(mutant);
      expect([text, message, isAcceptedByJudge(mutant)]).toEqual([text, message, message === undefined]);
    }
  expect(refused).toBeGreaterThan(contracts.length);
});

/** The message of the problem; undefined if there is none. */
function checkJson(script: MichelineJson): string | undefined {
  return checkScript(fromJson(script) ?? sequence([])).problems[0]?.message;
}
