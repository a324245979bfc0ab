/** Branches, loops, functions and failures. */
import { Refusal } from '../refusal';
import type { Micheline, MichelinePrim, MichelineSequence } from '../tree';
import { checkUse, readType } from '../types/read-type';
import { binary, isSameType, type Type, unary } from '../types/type';
import type { CheckCode, Context, Rule } from './context';
import { expectBlock, readCount, takeArguments, wrongArguments } from './operands';
import { push } from './rules-data';
import {
  expectStack,
  isSameStack,
  merge,
  type Outcome,
  pop,
  popTwo,
  printStack,
  requireDepth,
  type Stack,
  wrongOperands,
} from './stack';

export function controlRules(check: CheckCode): Readonly<Record<string, Rule>> {
  const checkBlock = (code: Micheline, stack: Stack, context: Context): Outcome =>
    check(expectBlock(code), stack, context);

  /** An instruction with two branches, and the stacks on which they start. */
  const branches =
    (stacksOf: (top: Type, rest: Stack) => readonly [Stack, Stack] | undefined): Rule =>
    (node, stack, context) => {
      const [first, second] = takeArguments(node, 2);
      const stacks = stacksOf(...pop(node, stack));
      if (!stacks) throw wrongOperands(node, stack, 1);
      return merge(node, checkBlock(first, stacks[0], context), checkBlock(second, stacks[1], context));
    };

  return {
    IF: branches((top, rest) => (top.name === 'bool' ? [rest, rest] : undefined)),
    IF_NONE: branches((top, rest) => (top.name === 'option' ? [rest, [top.item, ...rest]] : undefined)),
    IF_LEFT: branches((top, rest) =>
      top.name === 'or'
        ? [
            [top.left, ...rest],
            [top.right, ...rest],
          ]
        : undefined,
    ),
    IF_CONS: branches((top, rest) => (top.name === 'list' ? [[top.item, top, ...rest], rest] : undefined)),

    LOOP(node, stack, context) {
      const [body] = takeArguments(node, 1);
      const [top, rest] = pop(node, stack);
      if (top.name !== 'bool') throw wrongOperands(node, stack, 1);
      expectStack(node, checkBlock(body, rest, context), stack, 'The body of LOOP');
      return rest;
    },

    LOOP_LEFT(node, stack, context) {
      const [body] = takeArguments(node, 1);
      const [top, rest] = pop(node, stack);
      if (top.name !== 'or') throw wrongOperands(node, stack, 1);
      expectStack(node, checkBlock(body, [top.left, ...rest], context), stack, 'The body of LOOP_LEFT');
      return [top.right, ...rest];
    },

    ITER(node, stack, context) {
      const [body] = takeArguments(node, 1);
      const [top, rest] = pop(node, stack);
      const item = itemOf(top);
      if (!item) throw wrongOperands(node, stack, 1);
      expectStack(node, checkBlock(body, [item, ...rest], context), rest, 'The body of ITER');
      return rest;
    },

    MAP(node, stack, context) {
      const [body] = takeArguments(node, 1);
      const [top, rest] = pop(node, stack);
      const item = top.name === 'option' ? top.item : top.name === 'set' ? undefined : itemOf(top);
      if (!item) throw wrongOperands(node, stack, 1);
      const after = checkBlock(body, [item, ...rest], context);
      if (after === 'failed') throw alwaysFails('MAP', body);
      const [result, ...below] = after;
      if (!result || !isSameStack(below, rest)) {
        const message = `The body of MAP must leave one value above the stack ${printStack(rest)}.`;
        throw new Refusal('wrong-result', message, body);
      }
      return push(node, mapped(top, result), rest);
    },

    DIP(node, stack, context) {
      const { args } = node;
      if (args.length !== 1 && args.length !== 2) throw wrongArguments(node, '1 or 2 arguments');
      const [count, body] =
        args.length === 2 ? (args as [Micheline, Micheline]) : [undefined, args[0] as Micheline];
      const depth = count ? readCount(node, count, 0) : 1;
      requireDepth(node, stack, depth);
      const after = checkBlock(body, stack.slice(depth), context);
      if (after === 'failed') throw alwaysFails('DIP', body);
      return [...stack.slice(0, depth), ...after];
    },

    LAMBDA(node, stack, context) {
      const [type, code] = functionArguments(node);
      return push(node, checkLambda(check, code, type, false, { ...context, isInLambda: true }), stack);
    },

    LAMBDA_REC(node, stack, context) {
      const [type, code] = functionArguments(node);
      return push(node, checkLambda(check, code, type, true, { ...context, isInLambda: true }), stack);
    },

    EXEC(node, stack) {
      takeArguments(node, 0);
      const [argument, lambda, rest] = popTwo(node, stack);
      if (lambda.name !== 'lambda' || !isSameType(lambda.left, argument)) throw wrongOperands(node, stack, 2);
      return [lambda.right, ...rest];
    },

    APPLY(node, stack) {
      takeArguments(node, 0);
      const [captured, lambda, rest] = popTwo(node, stack);
      const parameter = lambda.name === 'lambda' ? lambda.left : undefined;
      if (lambda.name !== 'lambda' || parameter?.name !== 'pair' || !isSameType(parameter.left, captured))
        throw wrongOperands(node, stack, 2);
      checkUse(captured, 'pushed', node);
      return [binary('lambda', parameter.right, lambda.right), ...rest];
    },

    FAILWITH(node, stack) {
      takeArguments(node, 0);
      const [top] = pop(node, stack);
      checkUse(top, 'failed', node);
      return 'failed';
    },

    NEVER(node, stack) {
      takeArguments(node, 0);
      const [top] = pop(node, stack);
      if (top.name !== 'never') throw wrongOperands(node, stack, 1);
      return 'failed';
    },
  };
}

const alwaysFails = (name: string, body: Micheline): Refusal =>
  new Refusal('unreachable-code', `The code within ${name} must not always fail.`, body);

/** Checks the code of a function and returns its type. */
export function checkLambda(
  check: CheckCode,
  code: MichelineSequence,
  type: Type & { readonly left: Type; readonly right: Type },
  isRecursive: boolean,
  context: Context,
): Type {
  const stack = isRecursive ? [type.left, type] : [type.left];
  expectStack(code, check(code, stack, context), [type.right], 'The function');
  return type;
}

function functionArguments(node: MichelinePrim) {
  const [from, to, code] = takeArguments(node, 3);
  return [binary('lambda', readType(from, 'any'), readType(to, 'any')), expectBlock(code)] as const;
}

/** What `ITER` and `MAP` find in a collection. */
function itemOf(type: Type): Type | undefined {
  if (type.name === 'list' || type.name === 'set') return type.item;
  return type.name === 'map' ? binary('pair', type.left, type.right) : undefined;
}

function mapped(collection: Type, result: Type): Type {
  if (collection.name === 'map') return binary('map', collection.left, result);
  return unary(collection.name === 'option' ? 'option' : 'list', result);
}
