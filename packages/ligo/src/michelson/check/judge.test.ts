/** Two type checkers agree: ours and that of `@taquito/michel-codec`, on contracts and on mutations of them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertContractValid,
  assertMichelsonContract,
  type Expr,
  type MichelsonContract,
} from '@taquito/michel-codec';
import { describe, expect, test } from 'vitest';
import { fromJson, type MichelineJson, parseMicheline, toJson } from '../index';
import { sequence } from '../tree';
import { checkScript } from './index';
import { mutationsOf } from './mutations.fixture';

const contracts: { readonly name: string; readonly michelson: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/contracts.json'), 'utf8'),
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

/** What the judge gets wrong: it compares values of any types, and its `OPEN_CHEST` is that of an older protocol. */
const JUDGE_IS_WRONG = /^COMPARE does not apply|^UPDATE does not apply/;

describe.each(contracts.filter(({ michelson }) => !michelson.includes('OPEN_CHEST')))(
  '$name',
  ({ michelson }) => {
    const script = toJson(parseMicheline(michelson).tree);

    test('is accepted', () => {
      expect(isAcceptedByJudge(script)).toBe(true);
      expect(checkScript(fromJson(script) ?? sequence([])).problems).toEqual([]);
    });

    test('mutations of it are accepted or refused by both', () => {
      for (const mutant of mutationsOf(script, 40)) {
        const [problem] = checkScript(fromJson(mutant) ?? sequence([])).problems;
        if (problem && JUDGE_IS_WRONG.test(problem.message)) continue;
        expect([JSON.stringify(mutant), problem?.message, isAcceptedByJudge(mutant)]).toEqual([
          JSON.stringify(mutant),
          problem?.message,
          problem === undefined,
        ]);
      }
    });
  },
);
