/** Recorded contracts before and after the compiler's own peephole optimiser. */
import { expect, test } from 'vitest';
import { evidenceLines } from '../../../../../tests/helpers/evidence';
import { isSame, type Micheline, parseMicheline, printMicheline } from '../../michelson';
import { Budget } from '../budget';
import { optimiseCode } from './optimise';

const parsed = (text: string): Micheline => parseMicheline(text).tree;

/** A script with the code of the contract and of its views optimised. */
function optimisedScript(script: Micheline): Micheline {
  if (script.kind !== 'sequence') return script;
  const items = script.items.map((section) => {
    if (section.kind !== 'prim' || (section.prim !== 'code' && section.prim !== 'view')) return section;
    const code = section.args.at(-1) as Micheline;
    return { ...section, args: [...section.args.slice(0, -1), optimiseCode(code, new Budget())] };
  });
  return { ...script, items };
}

test('every contract gets the same code', () => {
  const contracts = evidenceLines<{ michelson: string; michelson_unoptimised: string }>('michelson');
  expect(contracts.length).toBeGreaterThan(700);
  for (const { michelson, michelson_unoptimised } of contracts) {
    const optimised = optimisedScript(parsed(michelson_unoptimised));
    if (!isSame(optimised, parsed(michelson))) expect(printMicheline(optimised)).toBe(michelson);
  }
});

test('the stack code of every contract becomes the same code', () => {
  const stages = evidenceLines<{ code_before_peephole: string; code_after_peephole: string }>('stages');
  expect(stages.length).toBeGreaterThan(100);
  for (const { code_before_peephole, code_after_peephole } of stages)
    expect(printMicheline(optimiseCode(parsed(code_before_peephole), new Budget()))).toBe(
      code_after_peephole,
    );
});
