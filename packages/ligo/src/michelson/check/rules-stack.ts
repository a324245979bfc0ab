/** Instructions that rearrange the stack. */
import { Refusal } from '../refusal';
import type { MichelinePrim } from '../tree';
import { isDuplicable } from '../types/attributes';
import { printType } from '../types/describe';
import { readType } from '../types/read-type';
import { isSameType, type Type } from '../types/type';
import type { Rule } from './context';
import { takeArguments, takeCount } from './operands';
import { pop, popTwo, requireDepth, type Stack } from './stack';

export const STACK_RULES: Readonly<Record<string, Rule>> = {
  DROP(node, stack) {
    const count = takeCount(node, 0) ?? 1;
    requireDepth(node, stack, count);
    return stack.slice(count);
  },

  DUP(node, stack) {
    const count = takeCount(node, 1) ?? 1;
    requireDepth(node, stack, count);
    const type = stack[count - 1] as Type;
    if (isDuplicable(type)) return [type, ...stack];
    throw new Refusal('not-duplicable', `A value of type ${printType(type)} cannot be duplicated.`, node);
  },

  SWAP(node, stack) {
    takeArguments(node, 0);
    const [first, second, rest] = popTwo(node, stack);
    return [second, first, ...rest];
  },

  DIG(node, stack) {
    const depth = requiredCount(node);
    requireDepth(node, stack, depth + 1);
    return [stack[depth] as Type, ...without(stack, depth)];
  },

  DUG(node, stack) {
    const depth = requiredCount(node);
    requireDepth(node, stack, depth + 1);
    const [top, rest] = pop(node, stack);
    return [...rest.slice(0, depth), top, ...rest.slice(depth)];
  },

  CAST(node, stack) {
    const type = readType(takeArguments(node, 1)[0], 'any');
    const [top, rest] = pop(node, stack);
    if (isSameType(type, top)) return [type, ...rest];
    throw new Refusal(
      'wrong-operands',
      `CAST to ${printType(type)} does not apply to ${printType(top)}.`,
      node,
    );
  },

  RENAME(node, stack) {
    takeArguments(node, 0);
    requireDepth(node, stack, 1);
    return stack;
  },
};

function requiredCount(node: MichelinePrim): number {
  takeArguments(node, 1);
  return takeCount(node, 0) ?? 0;
}

const without = (stack: Stack, index: number): Stack => [...stack.slice(0, index), ...stack.slice(index + 1)];
