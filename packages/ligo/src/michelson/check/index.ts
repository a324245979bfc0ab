/** Type checking of scripts, code and values, with the problems as data. */
import { depthProblem } from '../depth';
import type { MichelsonProblem } from '../problem';
import { attempt } from '../refusal';
import type { Micheline } from '../tree';
import { readType } from '../types/read-type';
import type { Type } from '../types/type';
import type { Value } from '../values/value';
import { checkCode, readCheckedValue } from './code';
import { type InstructionTyping, startRun } from './context';
import { checkSections, type ScriptTypes } from './sections';
import type { Outcome, Stack } from './stack';

export interface CheckedScript {
  /** Undefined if there is a problem. */
  readonly types: ScriptTypes | undefined;
  /** The stacks around every instruction up to the problem, in the order of the text. */
  readonly typings: readonly InstructionTyping[];
  readonly problems: readonly MichelsonProblem[];
}

/** Checks a script as the chain does when it is originated. */
export function checkScript(script: Micheline): CheckedScript {
  const tooDeep = depthProblem(script);
  if (tooDeep) return { types: undefined, typings: [], problems: [tooDeep] };
  const run = startRun();
  const { value, problem } = attempt(() => checkSections(script, run, checkCode), script);
  return { types: value, typings: run.typings, problems: problem ? [problem] : [] };
}

export interface CheckedCode {
  /** Undefined if there is a problem. */
  readonly after: Outcome | undefined;
  readonly typings: readonly InstructionTyping[];
  readonly problems: readonly MichelsonProblem[];
}

/** Checks code that is not part of a script, such as a function. */
export function checkExpression(code: Micheline, stack: Stack): CheckedCode {
  const tooDeep = depthProblem(code);
  if (tooDeep) return { after: undefined, typings: [], problems: [tooDeep] };
  const run = startRun();
  const context = { site: 'data', isInLambda: false, parameter: undefined, run } as const;
  const { value, problem } = attempt(() => checkCode(code, stack, context), code);
  return { after: value, typings: run.typings, problems: problem ? [problem] : [] };
}

export interface CheckedValue {
  readonly value: Value | undefined;
  readonly problems: readonly MichelsonProblem[];
}

/** Checks a value, such as a parameter or a storage. */
export function checkValue(
  node: Micheline,
  type: Type,
  options: { readonly allowsTickets?: boolean } = {},
): CheckedValue {
  const tooDeep = depthProblem(node);
  if (tooDeep) return { value: undefined, problems: [tooDeep] };
  const { value, problem } = attempt(
    () => readCheckedValue(node, type, startRun(), options.allowsTickets),
    node,
  );
  return { value, problems: problem ? [problem] : [] };
}

export interface CheckedType {
  readonly type: Type | undefined;
  readonly problems: readonly MichelsonProblem[];
}

/** Checks a type that is not part of a script. */
export function checkType(node: Micheline): CheckedType {
  const tooDeep = depthProblem(node);
  if (tooDeep) return { type: undefined, problems: [tooDeep] };
  const { value, problem } = attempt(() => readType(node, 'any'), node);
  return { type: value, problems: problem ? [problem] : [] };
}
