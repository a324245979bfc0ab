/** The compiler: from a checked program to Michelson, as a list of named steps. */
import { type Constants, type Micheline, printMicheline } from '../michelson';
import type { Problem } from '../syntax/problem';
import type { Span } from '../syntax/source';
import type { TypedProgram } from '../types/typed';
import { printExpression } from './aggregated/print';
import { TooLarge } from './budget';
import { chainProblems } from './chain';
import { type ContractSteps, contractToMiniC } from './contract/to-mini-c';
import { printMini } from './mini-c/print';
import { CompileError } from './problem';
import { type BackendOptions, type CompiledContract, contractToMichelson } from './to-michelson';
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
}

/** One step of the compiler, with its result in the notation of the language that it makes. */
export interface CompilerStep {
  readonly name: StepName;
  readonly print: () => string;
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
  if (typed.problems.length > 0) return { script: undefined, problems: typed.problems, steps };
  return withinLimits(steps, () => {
    const workspace = createWorkspace();
    const front = contractToMiniC(workspace, typed, options.module ?? '');
    steps.push(...frontSteps(front));
    const back = contractToMichelson(front.contract, { ...workspace, options });
    steps.push(...backSteps(back));
    const problems = options.unchecked ? [] : chainProblems(back.script, options.constants);
    return { script: problems.length > 0 ? undefined : back.script, problems, steps };
  });
}

function frontSteps({ main }: ContractSteps): readonly CompilerStep[] {
  return [
    { name: 'aggregated', print: () => printExpression(main.aggregated) },
    { name: 'monomorphic', print: () => printExpression(main.monomorphic) },
    { name: 'simple-patterns', print: () => printExpression(main.simple) },
    { name: 'mini-c', print: () => printMini(main.miniC) },
  ];
}

function backSteps(compiled: CompiledContract): readonly CompilerStep[] {
  return [
    { name: 'mini-c-optimised', print: () => printMini(compiled.optimised) },
    { name: 'michelson-unoptimised', print: () => printMicheline(compiled.unoptimisedCode) },
    { name: 'michelson', print: () => printMicheline(compiled.script) },
  ];
}

const START: Span = { file: 0, from: 0, to: 0 };

/** A problem ends the compilation; a program that is too large or nested too deeply has one, too. */
function withinLimits(steps: readonly CompilerStep[], run: () => Compilation): Compilation {
  try {
    return run();
  } catch (error) {
    return { script: undefined, problems: [problemOf(error)], steps };
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof CompileError) return error.problem;
  if (!(error instanceof TooLarge) && !(error instanceof RangeError)) throw error;
  const message = 'The program is too large or nested too deeply to compile.';
  return { phase: 'compile', code: 'too-large', message, span: START };
}
