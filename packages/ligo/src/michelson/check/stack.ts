/** Stacks of types, and what rules of instructions do with them. */
import { Refusal } from '../refusal';
import type { Micheline, MichelinePrim } from '../tree';
import { printType } from '../types/describe';
import { isSameType, type Type } from '../types/type';

/** The top comes first. */
export type Stack = readonly Type[];

/** Code that always fails has no stack after it. */
export type Outcome = Stack | 'failed';

/** Refuses an instruction because of the types that it finds on the stack. */
export function wrongOperands(node: MichelinePrim, stack: Stack, count: number): Refusal {
  if (stack.length < count)
    return new Refusal(
      'stack-too-short',
      `${node.prim} needs ${count === 1 ? '1 value' : `${count} values`} on the stack, but there ${stack.length === 1 ? 'is' : 'are'} ${stack.length}.`,
      node,
    );
  const types = stack.slice(0, count).map(printType);
  return new Refusal('wrong-operands', `${node.prim} does not apply to ${types.join(' and ')}.`, node);
}

/** Refuses an instruction unless there are enough values on the stack. */
export function requireDepth(node: MichelinePrim, stack: Stack, count: number): void {
  if (stack.length < count) throw wrongOperands(node, stack, count);
}

/** The top of the stack, and the rest. */
export function pop(node: MichelinePrim, stack: Stack): readonly [Type, Stack] {
  const [top, ...rest] = stack;
  if (!top) throw wrongOperands(node, stack, 1);
  return [top, rest];
}

/** The two topmost types, and the rest. */
export function popTwo(node: MichelinePrim, stack: Stack): readonly [Type, Type, Stack] {
  const [first, second, ...rest] = stack;
  if (!first || !second) throw wrongOperands(node, stack, 2);
  return [first, second, rest];
}

export function isSameStack(a: Stack, b: Stack): boolean {
  return a.length === b.length && a.every((type, index) => isSameType(type, b[index] as Type));
}

/** The stack after one of two branches, which must agree unless one fails. */
export function merge(node: MichelinePrim, a: Outcome, b: Outcome): Outcome {
  if (a === 'failed') return b;
  if (b === 'failed' || isSameStack(a, b)) return a;
  throw new Refusal(
    'branches-differ',
    `The branches of ${node.prim} leave different stacks: ${printStack(a)} and ${printStack(b)}.`,
    node,
  );
}

/** Refuses code that does not end with the expected stack. */
export function expectStack(node: Micheline, outcome: Outcome, expected: Stack, what: string): void {
  if (outcome === 'failed' || isSameStack(outcome, expected)) return;
  throw new Refusal(
    'wrong-result',
    `${what} ends with the stack ${printStack(outcome)}, but ${printStack(expected)} is expected.`,
    node,
  );
}

/** Long stacks are cut off in messages. */
const MAX_SHOWN = 6;

export function printStack(stack: Stack): string {
  const shown = stack.slice(0, MAX_SHOWN).map(printType);
  return `[${[...shown, ...(stack.length > MAX_SHOWN ? ['…'] : [])].join(' : ')}]`;
}
