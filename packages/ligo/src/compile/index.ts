/** The compiler: from a checked program to Michelson, as a list of named steps. */
import {
  type Constants,
  layOutMicheline,
  type Micheline,
  printMicheline,
  sizeOfMicheline,
} from '../michelson';
import type { Problem } from '../syntax/problem';
import type { CheckedExpression } from '../types/check-expression';
import type { TypedProgram } from '../types/typed';
import { printExpression } from './aggregated/print';
import { chainProblems } from './chain';
import { type ExpressionOptions, type ExpressionUse, expressionToMiniC } from './contract/expression';
import { contractAt, type FoundContract, findContract } from './contract/find';
import { aggregate, contractToMiniC, type Steps } from './contract/to-mini-c';
import { layOutStep } from './lay-out-step';
import { printMini } from './mini-c/print';
import { type SourceNames, sourceNames } from './mini-c/source-names';
import { problemOf } from './problem';
import {
  type BackendOptions,
  contractToMichelson,
  expressionToMichelson,
  functionToMichelson,
  type Stages,
} from './to-michelson';
import { createWorkspace } from './workspace';

export interface CompileOptions extends BackendOptions {
  /** The path of the module with the contract; by default the file, or its only module with a contract. */
  readonly module?: string;
  /** Registered global constants. A script with others is not checked by the rules of the chain. */
  readonly constants?: Constants;
}

export interface Compilation {
  /** Undefined if there are problems. */
  readonly script: Micheline | undefined;
  readonly problems: readonly Problem[];
  /** What each step made, up to the first problem. */
  readonly steps: readonly CompilerStep[];
  /** What the program calls the values that the script computes. */
  readonly names: () => SourceNames;
}

/** One step of the compiler, with its result in the notation of the language that it makes. */
export interface CompilerStep {
  readonly name: StepName;
  readonly print: () => string;
  /** The same over several lines, for people. */
  readonly layOut: () => string;
}

export type StepName =
  | 'aggregated'
  | 'monomorphic'
  | 'simple-patterns'
  | 'mini-c'
  | 'mini-c-optimised'
  | 'michelson-unoptimised'
  | 'michelson';

/** A program with problems does not compile. */
export function compile(typed: TypedProgram, options: CompileOptions = {}): Compilation {
  const steps: CompilerStep[] = [];
  const failed = { script: undefined, steps, names: () => NO_NAMES };
  if (typed.problems.length > 0) return { ...failed, problems: typed.problems };
  try {
    const info = findContract(typed, options.module ?? '');
    const program = aggregate(createWorkspace(), typed);
    const front = contractToMiniC(program, info);
    steps.push(...frontSteps(front.main));
    const back = contractToMichelson(front.contract, { ...program.elaboration, options });
    steps.push(...backSteps(back, back.script));
    const problems = options.unchecked ? [] : chainProblems(back.script, options.constants);
    const names = () => sourceNames(front.main.miniC, front.contract.views?.functions);
    return { script: problems.length > 0 ? undefined : back.script, problems, steps, names };
  } catch (error) {
    return { ...failed, problems: [problemOf(error)] };
  }
}

const NO_NAMES: SourceNames = { uses: new Map(), values: new Map(), operands: new Map() };

function frontSteps({ aggregated, monomorphic, simple, miniC }: Steps): readonly CompilerStep[] {
  return [
    termStep('aggregated', () => printExpression(aggregated)),
    termStep('monomorphic', () => printExpression(monomorphic)),
    termStep('simple-patterns', () => printExpression(simple)),
    termStep('mini-c', () => printMini(miniC)),
  ];
}

function backSteps({ optimised, unoptimisedCode }: Stages, michelson: Micheline): readonly CompilerStep[] {
  return [
    termStep('mini-c-optimised', () => printMini(optimised)),
    michelsonStep('michelson-unoptimised', unoptimisedCode),
    michelsonStep('michelson', michelson),
  ];
}

const termStep = (name: StepName, print: () => string): CompilerStep => ({
  name,
  print,
  layOut: () => layOutStep(print()),
});

const michelsonStep = (name: StepName, tree: Micheline): CompilerStep => ({
  name,
  print: () => printMicheline(tree),
  layOut: () => layOutMicheline(tree),
});

export interface ExpressionCompilation {
  /** The code that pushes the value, or that of a function which finds its argument on the stack. */
  readonly code: Micheline | undefined;
  readonly type: Micheline | undefined;
  readonly problems: readonly Problem[];
  readonly steps: readonly CompilerStep[];
}

export interface ExpressionCompileOptions extends BackendOptions, ExpressionOptions {}

/** An expression in the scope of a program; neither may have problems. */
export function compileExpression(
  typed: TypedProgram,
  checked: CheckedExpression,
  { use, functionBody = false, ...options }: ExpressionCompileOptions = {},
): ExpressionCompilation {
  const steps: CompilerStep[] = [];
  const failed = { code: undefined, type: undefined, steps };
  const known = [...typed.problems, ...checked.problems];
  if (known.length > 0) return { ...failed, problems: known };
  try {
    const workspace = createWorkspace();
    const front = expressionToMiniC(workspace, typed, checked, { use, functionBody });
    steps.push(...frontSteps(front));
    const toMichelson = functionBody ? functionToMichelson : expressionToMichelson;
    const back = toMichelson(front.miniC, { ...workspace, options });
    steps.push(...backSteps(back, back.code));
    return { code: back.code, type: back.type, problems: [], steps };
  } catch (error) {
    return { ...failed, problems: [problemOf(error)] };
  }
}

/** The size of a contract on chain, in bytes. */
export function measure(script: Micheline): number | undefined {
  return sizeOfMicheline(script);
}

export { compileType } from './compile-type';
export { contractProblem, contractProblems, problemOfContractWith } from './contract-problems';
export type { ExpressionUse, FoundContract, SourceNames };
export { contractAt };
