/** Runs a call of a contract, a call of one of its views, or code by itself. */
import { stacksOf } from '../check/context';
import { checkExpression } from '../check/index';
import { findEntrypoint } from '../entrypoints';
import type { MichelsonProblem } from '../problem';
import type { Micheline } from '../tree';
import type { Type } from '../types/type';
import { itemsOf, or, pair } from '../values/make';
import type { Operation, Stacks, Value } from '../values/value';
import type { CallContext, Host } from './host';
import { CHAIN_INSTRUCTIONS } from './instructions-chain';
import { PUSH } from './instructions-constants';
import { CRYPTO_INSTRUCTIONS } from './instructions-crypto';
import { DATA_INSTRUCTIONS } from './instructions-data';
import { NUMBER_INSTRUCTIONS } from './instructions-numbers';
import { STACK_INSTRUCTIONS } from './instructions-stack';
import { type Instruction, Machine } from './machine';
import type { RunnableScript } from './script';
import { Stop, type Stopped, stop } from './stop';

interface Circumstances {
  readonly context: CallContext;
  readonly host: Host;
  readonly maxSteps?: number;
}

export interface ContractCall extends Circumstances {
  readonly script: RunnableScript;
  readonly storage: Value;
  readonly entrypoint: string;
  /** The argument of the entrypoint. */
  readonly parameter: Value;
}

export interface ViewCall extends Circumstances {
  readonly script: RunnableScript;
  readonly storage: Value;
  readonly view: string;
  readonly parameter: Value;
}

/** Code that is not part of a script. */
export interface CodeRun extends Circumstances {
  readonly code: Micheline;
  /** The top first. */
  readonly stack: readonly TypedValue[];
}

export interface TypedValue {
  readonly value: Value;
  readonly type: Type;
}

export type CallResult =
  | {
      readonly kind: 'success';
      readonly storage: Value;
      readonly operations: readonly Operation[];
      readonly steps: number;
    }
  | Stopped;

export type ViewResult =
  | { readonly kind: 'success'; readonly value: Value; readonly steps: number }
  | Stopped;

/** What the code leaves on top of the stack, or why the chain refuses it. */
export type CodeResult =
  | { readonly kind: 'success'; readonly value: Value; readonly type: Type; readonly steps: number }
  | { readonly kind: 'refused'; readonly problems: readonly MichelsonProblem[] }
  | Stopped;

/** A call that takes longer is stopped. */
const MAX_STEPS = 2_000_000;

/** Calls an entrypoint. The result of a call that fails changes nothing. */
export function callContract(call: ContractCall): CallResult {
  return catchStop(() => {
    const { script, storage, entrypoint, parameter } = call;
    const found = findEntrypoint(script.types.parameter, entrypoint);
    if (!found) throw stop('invalid-call', `The contract has no entrypoint ${entrypoint}.`);
    const whole = found.path.reduceRight((value, side) => or(side, value), parameter);
    const machine = machineFor(call, script.stacks);
    const result = machine.run(script.types.code, [pair(whole, storage)]);
    if (result.kind !== 'pair' || result.left.kind !== 'list')
      throw stop('invalid-state', 'The code returns no pair of operations and a storage.');
    const operations = itemsOf(result.left).flatMap((item) =>
      item.kind === 'operation' ? [item.operation] : [],
    );
    return { kind: 'success', storage: result.right, operations, steps: machine.steps };
  });
}

export function callView(call: ViewCall): ViewResult {
  return catchStop(() => {
    const view = call.script.types.views.find(({ name }) => name === call.view);
    if (!view) throw stop('invalid-call', `The contract has no view ${call.view}.`);
    const machine = machineFor(call, call.script.stacks);
    const value = machine.run(view.code, [pair(call.parameter, call.storage)]);
    return { kind: 'success', value, steps: machine.steps };
  });
}

/** Checks code and runs it. */
export function runCode(run: CodeRun): CodeResult {
  const { after, typings, problems } = checkExpression(
    run.code,
    run.stack.map(({ type }) => type),
  );
  if (after === undefined) return { kind: 'refused', problems };
  return catchStop(() => {
    const machine = machineFor(run, stacksOf(typings));
    const value = machine.run(
      run.code,
      run.stack.map((item) => item.value),
    );
    const type = after === 'failed' ? undefined : after[0];
    if (!type) throw stop('invalid-state', 'The code leaves nothing on the stack.');
    return { kind: 'success', value, type, steps: machine.steps };
  });
}

const INSTRUCTIONS: Readonly<Record<string, Instruction>> = {
  ...STACK_INSTRUCTIONS,
  ...NUMBER_INSTRUCTIONS,
  ...DATA_INSTRUCTIONS,
  ...CHAIN_INSTRUCTIONS,
  ...CRYPTO_INSTRUCTIONS,
  PUSH,
};

function machineFor({ host, context, maxSteps = MAX_STEPS }: Circumstances, stacks: Stacks): Machine {
  return new Machine(host, context, stacks, INSTRUCTIONS, maxSteps);
}

function catchStop<T>(run: () => T): T | Stopped {
  try {
    return run();
  } catch (error) {
    if (error instanceof Stop) return error.stopped;
    throw error;
  }
}
