/** What the rules of instructions know besides the stack. */
import { Refusal } from '../refusal';
import type { Micheline, MichelinePrim } from '../tree';
import type { Type } from '../types/type';
import type { Stacks } from '../values/value';
import type { Outcome, Stack } from './stack';

/** The stacks before and after an instruction; undefined after an instruction that is refused. */
export interface InstructionTyping {
  readonly node: MichelinePrim;
  readonly before: Stack;
  readonly after: Outcome | undefined;
}

export interface Context {
  /** What the code is part of: some instructions depend on it. */
  readonly site: 'code' | 'view' | 'data';
  readonly isInLambda: boolean;
  /** The type of the parameter of the contract, for `SELF`. */
  readonly parameter: Type | undefined;
  readonly run: CheckRun;
}

/** One run of the checker. */
export interface CheckRun {
  /** In the order of the text. */
  readonly typings: InstructionTyping[];
  stepsLeft: number;
}

/** More instructions than any script of the chain can contain. */
const MAX_STEPS = 1_000_000;

export const startRun = (): CheckRun => ({ typings: [], stepsLeft: MAX_STEPS });

/** The stack before each instruction. */
export const stacksOf = (typings: readonly InstructionTyping[]): Stacks =>
  new Map(typings.map(({ node, before }) => [node, before]));

/** Copying this many types of a stack counts as one more step: all stacks are kept. */
const COPIED_PER_STEP = 8;

/** Counts one instruction and reserves its place among the typings. */
export function beginStep(run: CheckRun, node: MichelinePrim, before: Stack): (after: Outcome) => void {
  run.stepsLeft -= 1 + Math.floor(before.length / COPIED_PER_STEP);
  if (run.stepsLeft < 0)
    throw new Refusal(
      'code-too-long',
      'The code has too many instructions, or too many values on the stack.',
      node,
    );
  const index = run.typings.push({ node, before, after: undefined }) - 1;
  return (after) => {
    run.typings[index] = { node, before, after };
  };
}

/** Checks code; rules receive this to check the code within an instruction. */
export type CheckCode = (code: Micheline, stack: Stack, context: Context) => Outcome;

export type Rule = (node: MichelinePrim, stack: Stack, context: Context) => Outcome;
