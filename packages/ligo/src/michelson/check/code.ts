/** The type checker of Michelson code: the stack after code, given the stack before it. */
import { Refusal, within } from '../refusal';
import type { Micheline, MichelinePrim } from '../tree';
import { annotationsOf } from '../types/annotations';
import { readType } from '../types/read-type';
import { isSameType, type Type } from '../types/type';
import { readValue } from '../values/read';
import type { Value } from '../values/value';
import { beginStep, type CheckRun, type Context, type Rule, stacksOf } from './context';
import { expectBlock, takeArguments } from './operands';
import { CHAIN_RULES, forbidInView, popOrigination } from './rules-chain';
import { checkLambda, controlRules } from './rules-control';
import { DATA_RULES, push } from './rules-data';
import { STACK_RULES } from './rules-stack';
import { checkSections } from './sections';
import { SIGNATURES } from './signatures';
import { type Outcome, type Stack, wrongOperands } from './stack';

/** Throws a `Refusal` if the chain refuses the code. */
export function checkCode(code: Micheline, stack: Stack, context: Context): Outcome {
  return within(code, () => {
    if (code.kind === 'sequence') return checkSequence(code.items, stack, context);
    if (code.kind === 'prim') return checkInstruction(code, stack, context);
    throw new Refusal('not-an-instruction', 'An instruction is expected here.', code);
  });
}

function checkSequence(items: readonly Micheline[], stack: Stack, context: Context): Outcome {
  let current: Outcome = stack;
  for (const item of items) {
    if (current === 'failed')
      throw new Refusal('unreachable-code', 'The code before this instruction always fails.', item);
    current = checkCode(item, current, context);
  }
  return current;
}

function checkInstruction(node: MichelinePrim, stack: Stack, context: Context): Outcome {
  const rule = Object.hasOwn(RULES, node.prim) ? RULES[node.prim] : undefined;
  if (!rule)
    throw new Refusal('unknown-instruction', `${node.prim} is not an instruction of Michelson.`, node);
  annotationsOf(node);
  const finish = beginStep(context.run, node, stack);
  const after = rule(node, stack, context);
  finish(after);
  return after;
}

/** Reads a value; the code of its functions is checked. Throws a `Refusal`. */
export function readCheckedValue(node: Micheline, type: Type, run: CheckRun, allowsTickets = false): Value {
  const context: Context = { site: 'data', isInLambda: false, parameter: undefined, run };
  return readValue(node, type, {
    allowsTickets,
    checkLambda: (code, lambda, isRecursive) => {
      const first = run.typings.length;
      checkLambda(checkCode, expectBlock(code), lambda, isRecursive, { ...context, isInLambda: true });
      return stacksOf(run.typings.slice(first));
    },
  });
}

function checkPush(node: MichelinePrim, stack: Stack, context: Context): Stack {
  const [typeNode, value] = takeArguments(node, 2);
  const type = readType(typeNode, 'pushed');
  readCheckedValue(value, type, context.run);
  return push(node, type, stack);
}

function checkCreateContract(node: MichelinePrim, stack: Stack, context: Context): Stack {
  forbidInView(node, context);
  const [script] = takeArguments(node, 1);
  const { storage } = checkSections(script, context.run, checkCode);
  return popOrigination(node, stack, storage);
}

function checkSignatures(node: MichelinePrim, stack: Stack): Stack {
  takeArguments(node, 0);
  const signatures = SIGNATURES[node.prim] ?? [];
  for (const signature of signatures) {
    const operands = signature.slice(0, -1);
    const fits = operands.every((type, index) => {
      const found = stack[index];
      return found && isSameType(found, type);
    });
    if (fits) return [signature.at(-1) as Type, ...stack.slice(operands.length)];
  }
  throw wrongOperands(node, stack, Math.min(...signatures.map(({ length }) => length - 1)));
}

const RULES: Readonly<Record<string, Rule>> = {
  ...STACK_RULES,
  ...DATA_RULES,
  ...controlRules(checkCode),
  ...CHAIN_RULES,
  ...Object.fromEntries(Object.keys(SIGNATURES).map((name) => [name, checkSignatures])),
  SET_DELEGATE: (node, stack, context) => {
    forbidInView(node, context);
    return checkSignatures(node, stack);
  },
  PUSH: checkPush,
  CREATE_CONTRACT: checkCreateContract,
};
