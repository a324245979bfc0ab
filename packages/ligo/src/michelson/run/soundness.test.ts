/** What the type checker accepts does not go wrong: contracts and mutations of them, called with arbitrary values. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evidenceLines } from '../../../../../tests/helpers/evidence';
import { valueOfType } from '../../../tests/helpers/arbitrary-michelson';
import { CONTEXT, HOST } from '../../../tests/helpers/michelson-chain';
import { mutationsOf } from '../../../tests/helpers/michelson-mutations';
import { checkValue } from '../check';
import { entrypointsOf } from '../entrypoints';
import { fromJson, toJson } from '../json';
import { parseMicheline } from '../parse';
import { sequence } from '../tree';
import type { Type } from '../types/type';
import { writeValue } from '../values/write';
import { callContract, callView } from './call';
import { prepareScript, type RunnableScript } from './script';

const contracts = evidenceLines<{ readonly michelson: string; readonly size: number }>('michelson');

function hasValues(type: Type): boolean {
  if ('left' in type) return hasValues(type.left) && hasValues(type.right);
  return 'item' in type ? hasValues(type.item) : !VALUELESS.has(type.name);
}

/** Nobody can write values of these types, or points of the curve by chance. */
const VALUELESS: ReadonlySet<string> = new Set(['never', 'operation', 'bls12_381_g1', 'bls12_381_g2']);

/** Scripts that the checker accepts. */
const scripts = contracts
  .flatMap(({ michelson, size }) => {
    const json = toJson(parseMicheline(michelson).tree);
    return [json, ...mutationsOf(json, 1, size + 1)];
  })
  .flatMap((json) => prepareScript(fromJson(json) ?? sequence([])).script ?? [])
  .filter(({ types: { parameter, storage, views } }) =>
    [parameter, storage, ...views.map((view) => view.parameter)].every(hasValues),
  );

/** Outcomes that well-typed code cannot have. */
const WRONG = new Set(['invalid-state', 'invalid-call']);

/** The number of calls that succeed. */
function callAll(script: RunnableScript, seed: number): number {
  let succeeded = 0;
  const { storage, parameter, views } = script.types;
  const circumstances = { script, context: CONTEXT, host: HOST, maxSteps: 20_000 };
  const random = <T>(arbitrary: fc.Arbitrary<T>): T => fc.sample(arbitrary, { seed, numRuns: 1 })[0] as T;
  const state = random(valueOfType(storage));
  for (const { name, type } of entrypointsOf(parameter)) {
    const call = { ...circumstances, storage: state, entrypoint: name, parameter: random(valueOfType(type)) };
    const result = callContract(call);
    if (result.kind === 'error') expect(WRONG).not.toContain(result.code);
    if (result.kind !== 'success') continue;
    succeeded++;
    const written = writeValue(result.storage, 'optimised');
    expect(checkValue(written, storage, { allowsTickets: true }).problems).toEqual([]);
  }
  for (const { name, parameter: type } of views) {
    const call = { ...circumstances, storage: state, view: name, parameter: random(valueOfType(type)) };
    const result = callView(call);
    if (result.kind === 'error') expect(WRONG).not.toContain(result.code);
  }
  return succeeded;
}

test('calls with arbitrary values', () => {
  expect(scripts.length).toBeGreaterThan(contracts.length);
  const succeeded = scripts.reduce((sum, script, index) => sum + callAll(script, index), 0);
  expect(succeeded).toBeGreaterThan(contracts.length);
});
