/** The back half of the compiler: from mini-c to Michelson. */
import { type Micheline, prim, sequence, string } from '../michelson';
import type { Span } from '../syntax/source';
import type { Budget } from './budget';
import type { Binder, MiniContract, MiniExpression, MiniViews } from './mini-c/tree';
import type { FunctionType, MiniType } from './mini-c/type';
import type { Names } from './names';
import { optimise } from './optimise/optimise';
import { refuseSelfInFunctions } from './optimise/self-in-functions';
import { optimiseCode } from './peephole/optimise';
import { optimiseScript } from './peephole/typed';
import { compileExpression, compileFunction } from './stack/compile';
import { michelsonType } from './stack/types';
import { refuseOperationsInView } from './views';

export interface BackendOptions {
  /** `--experimental-disable-optimizations-for-debugging` */
  readonly forDebugging?: boolean;
  /** `--disable-michelson-typechecking` */
  readonly unchecked?: boolean;
  /** `--enable-michelson-typed-opt` */
  readonly optimiseWithTypes?: boolean;
}

/** What the steps of one compilation share. */
export interface Backend {
  readonly names: Names;
  readonly budget: Budget;
  readonly options: BackendOptions;
}

/** A program in each of the languages that it passes through. */
export interface Stages {
  readonly optimised: MiniExpression;
  readonly unoptimisedCode: Micheline;
  readonly code: Micheline;
}

export interface CompiledContract extends Stages {
  /** The whole contract: parameter, storage, code, views. */
  readonly script: Micheline;
}

export interface CompiledExpression extends Stages {
  readonly type: Micheline;
}

export function contractToMichelson(contract: MiniContract, backend: Backend): CompiledContract {
  const { main, views } = contract;
  const stages = compileClosed(main, backend);
  if (!backend.options.forDebugging) refuseSelfInFunctions(stages.optimised);
  const { parameter, storage } = inputsOf(functionType(main));
  const sections = [
    prim('parameter', [parameter]),
    prim('storage', [storage]),
    prim('code', [stages.code], [], main.span),
    ...(views ? compileViews(views, backend) : []),
  ];
  const script = sequence(sections);
  const { optimiseWithTypes, forDebugging } = backend.options;
  return {
    ...stages,
    script: optimiseWithTypes && !forDebugging ? optimiseScript(script, backend.budget) : script,
  };
}

/** The code that pushes the value of a closed expression. */
export function expressionToMichelson(expression: MiniExpression, backend: Backend): CompiledExpression {
  const optimised = optimiseMini(expression, backend);
  const unoptimisedCode = compileExpression(optimised, backend.budget);
  const code = peephole(unoptimisedCode, backend);
  return { optimised, unoptimisedCode, code, type: michelsonType(expression.type) };
}

/** The code of a function, which finds its parameter on the stack. */
export function functionToMichelson(expression: MiniExpression, backend: Backend): CompiledExpression {
  return { ...compileClosed(expression, backend), type: michelsonType(expression.type) };
}

function compileClosed(expression: MiniExpression, backend: Backend): Stages {
  const { parameter, body } = asFunction(expression, backend.names);
  const optimised = optimiseMini(body, backend);
  const unoptimisedCode = compileFunction(parameter, optimised, backend.budget);
  return { optimised, unoptimisedCode, code: peephole(unoptimisedCode, backend) };
}

const optimiseMini = (e: MiniExpression, { names, budget, options }: Backend): MiniExpression =>
  optimise(
    e,
    { names, budget },
    { keepVariables: options.forDebugging ?? false, allowCaptures: options.unchecked ?? false },
  );

const peephole = (code: Micheline, { budget, options }: Backend): Micheline =>
  optimiseCode(code, budget, { keepBranches: options.forDebugging ?? false });

/** The parameter and the body of a function; of one that is not a closure, a call of it. */
function asFunction(e: MiniExpression, names: Names): { parameter: Binder; body: MiniExpression } {
  const { parameter: type, result } = functionType(e);
  if (e.kind === 'closure') return { parameter: { variable: e.parameter, type }, body: e.body };
  const variable = names.fresh('gen');
  const argument: MiniExpression = { kind: 'variable', type, variable };
  const body: MiniExpression = { kind: 'application', type: result, function: e, argument };
  return { parameter: { variable, type }, body };
}

function functionType({ type }: MiniExpression): FunctionType {
  if (type.kind !== 'function') throw new Error(`not a function but ${type.kind}`);
  return type;
}

function inputsOf({ parameter: input }: FunctionType): { parameter: Micheline; storage: Micheline } {
  const [parameter, storage] = input.kind === 'tuple' ? input.fields : [];
  if (!parameter || !storage) throw new Error('not a pair of parameter and storage');
  return { parameter: michelsonType(parameter.type), storage: michelsonType(storage.type) };
}

const NOWHERE: Span = { file: 0, from: 0, to: 0 };

function compileViews({ names, functions, spans }: MiniViews, backend: Backend): readonly Micheline[] {
  const together = optimiseMini(functions, backend);
  const types = functions.type.kind === 'tuple' ? functions.type.fields : [];
  return names.map((name, index) => {
    const type = types[index]?.type as MiniType;
    const view: MiniExpression = { kind: 'projection', type, tuple: together, index, count: names.length };
    const { code } = compileClosed(view, backend);
    const span = spans[index] ?? NOWHERE;
    refuseOperationsInView(code, span);
    const { parameter, result } = functionType(view);
    const args = [string(name), argumentOf(parameter), michelsonType(result), code];
    return prim('view', args, [], span);
  });
}

/** The first of the pair of argument and storage. */
function argumentOf(pair: MiniType): Micheline {
  const [argument] = pair.kind === 'tuple' ? pair.fields : [];
  if (!argument) throw new Error('not a pair of argument and storage');
  return michelsonType(argument.type);
}
