/** Runs Michelson in a program: code injections, global constants, unpacked functions. */
import { type CallContext, type Host as MichelsonHost, runCode } from '../../michelson';
import type { Stopped } from '../../michelson/run';
import type { Micheline } from '../../michelson/tree';
import { isSameType } from '../../michelson/types/type';
import type { DataType } from '../data-type';
import { errorOf, Failure, failWith, unsupported } from '../failure';
import type { Host } from '../machine/host';
import type { Value } from '../values/value';
import { fromMichelson, fromUntyped } from './from-michelson';
import { parameterNode } from './parameter-node';
import { toMichelson } from './to-michelson';
import { dataTypeFrom, typeFromNode, typeIn } from './type-from';

export interface Argument {
  readonly value: Value;
  readonly type: DataType;
}

/** The value that the code leaves on top of a stack of these values. */
export type ExecuteMichelson = (
  code: Micheline,
  stack: readonly Argument[],
  result: DataType | undefined,
  host: Host,
) => Value;

const MAX_STEPS = 2_000_000;

export const execute: ExecuteMichelson = (code, stack, result, host) => {
  const run = runCode({
    code,
    stack: stack.map((item) => {
      const type = typeIn(item.type);
      return { value: toMichelson(item.value, type), type };
    }),
    maxSteps: MAX_STEPS,
    ...circumstances(host),
  });
  if (run.kind === 'refused')
    throw errorOf(`The chain refuses the embedded Michelson: ${run.problems[0]?.message ?? ''}`);
  if (run.kind !== 'success') throw failureOf(run);
  const known = result && result.kind !== 'unknown' ? result : dataTypeFrom(run.type);
  if (!isSameType(run.type, typeIn(known)))
    throw errorOf('The embedded Michelson leaves a value of another type than the program states.');
  return fromMichelson(run.value, known);
};

/** The end of a run as a failure of the program. */
export function failureOf(stopped: Stopped): Failure {
  if (stopped.kind === 'failure') return failWith(fromUntyped(stopped.value));
  switch (stopped.code) {
    case 'out-of-steps':
      return new Failure({
        kind: 'limit',
        message: `The embedded Michelson was stopped after ${MAX_STEPS.toLocaleString('en')} steps. Does it ever end?`,
      });
    case 'not-supported':
      return unsupported(stopped.message);
    default:
      return errorOf(stopped.message);
  }
}

/** What Michelson sees of the call that runs and of the chain around it. */
export function circumstances({ chain, execution }: Host): {
  readonly context: CallContext;
  readonly host: MichelsonHost;
} {
  const { now, level, chainId, minBlockTime } = chain;
  return {
    context: {
      ...execution,
      now,
      level,
      chainId,
      minBlockTime,
      totalVotingPower: chain.totalVotingPower(),
    },
    host: {
      parameterOf: (address) => {
        const entrypoints = chain.entrypointsAt(address);
        return entrypoints && typeFromNode(parameterNode(entrypoints));
      },
      contractAt: (address) => {
        if (chain.entrypointsAt(address) === undefined) return undefined;
        throw unsupported('Embedded Michelson cannot call views here: call them from LIGO.');
      },
      nextAddress: () => chain.newAddress(),
      votingPower: (keyHash) => chain.votingPower(keyHash),
    },
  };
}
