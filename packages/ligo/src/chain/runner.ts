/** Runs compiled programs on one machine and one chain. */

import type { Code } from '../evaluate/code/code';
import {
  type CompiledProgram,
  type CompileOptions,
  compileContractOf,
  compileProgram,
} from '../evaluate/code/compile';
import type { Unit } from '../evaluate/code/context';
import type { Watch } from '../evaluate/code/watch';
import { contractOf } from '../evaluate/contract-value';
import { type Extras, extrasOf } from '../evaluate/extras';
import { errorOf } from '../evaluate/failure';
import { ProgramFunctions } from '../evaluate/function-code';
import { type Limits, Machine } from '../evaluate/machine/machine';
import type { Library, Steps } from '../evaluate/machine/native';
import { call } from '../evaluate/machine/native';
import type { TimeLimit } from '../evaluate/machine/step-budget';
import { readMicheline } from '../evaluate/michelson/text';
import type { Mutant } from '../evaluate/mutation/mutant';
import { NO_TYPES } from '../evaluate/type-environment';
import type { CompiledContract } from '../evaluate/values/contract';
import type { Closure } from '../evaluate/values/function';
import { UNIT } from '../evaluate/values/make';
import type { Program } from '../syntax/ast';
import { ALL_FEATURES, type Features } from '../types/features';
import type { TypedProgram } from '../types/typed';
import { Chain } from './chain';
import { libraryFor } from './earlier-library';
import { type JudgeContract, refusals } from './legality';
import type { CallObserver } from './observed-call';
import { type Mutants, Session } from './session';
import { testLibrary } from './test';

/** A program that has passed the checker. */
export interface CheckedProgram {
  readonly program: Program;
  readonly typed: TypedProgram;
  /** The version of the language; without it, the newest. */
  readonly language?: { readonly features: Features };
}

/** Finds, parses and checks the contract file that a test refers to. */
export type LoadProgram = (path: string) => CheckedProgram | MichelsonFile | undefined;

/** The text of a contract written in Michelson. */
export interface MichelsonFile {
  readonly michelson: string;
}

export interface RunnerOptions {
  readonly features?: Features;
  readonly extras?: Extras;
  readonly limits?: Limits;
  /** Also measures how long tests take. */
  readonly time?: TimeLimit;
  readonly load?: LoadProgram;
  readonly observe?: CallObserver;
  /** Without it, contracts are originated even if they do not compile. */
  readonly judge?: JudgeContract;
  /** Told what runs of the main program. */
  readonly watch?: Watch;
  /** For mutation tests. */
  readonly mutants?: (runner: Runner) => Mutants;
}

const NO_MUTANTS: Mutants = {
  nth: () => {
    throw errorOf('Mutation tests are not available here.');
  },
};

export class Runner {
  readonly session: Session;
  readonly machine: Machine;
  readonly library: Library;
  private readonly globals = { count: 0 };
  /** The compiled programs, the main one first. */
  private readonly compiled = new Map<Program, CheckedProgram>();

  private readonly watch: Watch | undefined;

  constructor({
    features = ALL_FEATURES,
    extras,
    limits,
    time,
    load,
    observe,
    judge,
    mutants,
    watch,
  }: RunnerOptions) {
    this.watch = watch;
    const chain = new Chain(extras);
    chain.observe = observe;
    chain.refuse = judge && refusals(judge, this.compiled);
    this.session = new Session(chain, mutants?.(this) ?? NO_MUTANTS, (path) => this.loadContract(path, load));
    this.library = libraryFor(features, testLibrary(this.session));
    this.machine = new Machine(chain, limits, time);
    chain.work = () => this.machine.work;
  }

  compile(checked: CheckedProgram, mutant?: Mutant): CompiledProgram {
    const isMain = this.compiled.size === 0;
    this.compiled.set(checked.program, checked);
    const { library, globals, watch } = this;
    return compileProgram(checked.program, checked.typed, {
      library,
      globals,
      mutant,
      ...(isMain && !mutant && watch && { watch }),
      functions: this.functions,
    });
  }

  private readonly functions: CompileOptions['functions'] = (typed, unitAt) =>
    new ProgramFunctions(typed, {
      extras: this.session.chain.extras,
      globalValue: (declaration, name) => {
        const index = unitAt(declaration)?.globals.get(name);
        return index === undefined ? undefined : this.machine.globals[index];
      },
    });

  checkedProgram(program: Program): CheckedProgram | undefined {
    return this.compiled.get(program);
  }

  private *loadContract(path: string, load: LoadProgram | undefined): Steps<CompiledContract> {
    const file = load?.(path);
    if (file && 'michelson' in file)
      return extrasOf(this.session.chain).contract(readMicheline(file.michelson));
    const checked = file;
    if (!checked) throw errorOf(`There is no file "${path}".`);
    const [problem] = checked.typed.problems;
    if (problem) throw errorOf(`${path}: ${problem.message}`);
    const compiled = this.compile(checked);
    for (const unit of compiled.context.units) yield* this.runUnit(unit);
    return contractOf(yield call(closureOf(compileContractOf(compiled)), UNIT), undefined);
  }

  *runUnit({ code }: Unit): Steps<void> {
    yield call(closureOf(code), UNIT);
  }
}

export const closureOf = (code: Code): Closure => ({ kind: 'closure', code, captured: [], types: NO_TYPES });
