/** Compiles whole programs. */
import type { Expression, Program } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { TypedProgram } from '../../types/typed';
import type { ProgramFunctions } from '../function-code';
import type { Library } from '../machine/native';
import type { Mutant } from '../mutation/mutant';
import { Builder } from './builder';
import type { Code } from './code';
import type { Context, Unit } from './context';
import { emitContract } from './contract';
import { compileExpression } from './expression';
import * as instruction from './instructions';
import { type ModuleBinding, Scope } from './scope';
import { compileModule } from './top-level';
import { type NodeTypes, Typing } from './typing';
import type { Watch } from './watch';

export interface CompiledProgram {
  readonly context: Context;
  /** The declarations of the main file. */
  readonly module: ModuleBinding;
}

export interface CompileOptions {
  readonly library: Library;
  /** Shared by all programs that run on one machine. */
  readonly globals: { count: number };
  readonly mutant?: Mutant;
  /** Told what runs. */
  readonly watch?: Watch;
  readonly functions: (typed: TypedProgram, unitAt: UnitAt) => ProgramFunctions;
}

/** The unit of a declaration at the top level, by its place. */
export type UnitAt = (declaration: Span) => Unit | undefined;

const isSameSpan = (a: Span, b: Span): boolean => a.file === b.file && a.from === b.from && a.to === b.to;

export function compileProgram(
  program: Program,
  typed: TypedProgram,
  options: CompileOptions,
): CompiledProgram {
  const context: Context = {
    program,
    typing: new Typing(typed),
    functions: options.functions(typed, (declaration) =>
      context.units.find(({ code: { span } }) => isSameSpan(span, declaration)),
    ),
    library: options.library,
    globals: options.globals,
    files: new Map(),
    units: [],
    codes: new Map(),
    uses: new Set(),
    mutant: options.mutant,
    watch: options.watch,
  };
  return { context, module: compileModule(program.declarations, new Scope(), context) };
}

/** Code that evaluates an expression in the scope of a program. */
export function compileExpressionIn(
  { context, module }: CompiledProgram,
  expression: Expression,
  types: NodeTypes,
): Code {
  const builder = new Builder(undefined, undefined);
  const scope = new Scope(module.kind === 'module' ? module.scope : undefined);
  compileExpression(expression, { context: { ...context, typing: new Typing(types) }, builder, scope });
  builder.emit(instruction.leave);
  return builder.finish(context, expression.span, 1);
}

/** Code that evaluates to the contract of a module, or of the main file, as `contract_of` does. */
export function compileContractOf({ context, module }: CompiledProgram, path: readonly string[] = []): Code {
  const target = path.length > 0 && module.kind === 'module' ? module.scope.module(path) : module;
  const builder = new Builder(undefined, 'contract');
  emitContract(target, { context, builder, scope: new Scope() });
  builder.emit(instruction.leave);
  return builder.finish(context, { file: 0, from: 0, to: 0 }, 1);
}
