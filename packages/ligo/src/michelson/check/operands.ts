/** The arguments of instructions. */
import { Refusal } from '../refusal';
import type { Micheline, MichelinePrim, MichelineSequence } from '../tree';

/** The largest number that instructions such as `DUP n` take. */
const MAX_COUNT = 1_023n;

interface Arguments {
  readonly 0: readonly [];
  readonly 1: readonly [Micheline];
  readonly 2: readonly [Micheline, Micheline];
  readonly 3: readonly [Micheline, Micheline, Micheline];
}

export function takeArguments<N extends keyof Arguments>(node: MichelinePrim, count: N): Arguments[N] {
  if (node.args.length === count) return node.args as unknown as Arguments[N];
  throw wrongArguments(
    node,
    count === 0 ? 'no arguments' : count === 1 ? '1 argument' : `${count} arguments`,
  );
}

export function wrongArguments(node: MichelinePrim, expected: string): Refusal {
  return new Refusal(
    'wrong-number-of-arguments',
    `${node.prim} takes ${expected}, not ${node.args.length}.`,
    node,
  );
}

/** The number that an instruction such as `DUP n` takes; undefined if it is left out. */
export function takeCount(node: MichelinePrim, least: number): number | undefined {
  if (node.args.length === 0) return undefined;
  const [count] = takeArguments(node, 1);
  return readCount(node, count, least);
}

export function readCount(node: MichelinePrim, count: Micheline, least: number): number {
  if (count.kind === 'int' && count.value >= BigInt(least) && count.value <= MAX_COUNT)
    return Number(count.value);
  throw new Refusal('invalid-count', `${node.prim} takes a number from ${least} to ${MAX_COUNT}.`, count);
}

/** Code within an instruction is a sequence. */
export function expectBlock(node: Micheline): MichelineSequence {
  if (node.kind === 'sequence') return node;
  throw new Refusal('not-a-block', 'Code in braces is expected here.', node);
}
