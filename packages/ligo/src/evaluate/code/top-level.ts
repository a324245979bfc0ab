/** Top-level declarations: each is a unit of code, and its values are global. */
import type { Declaration, ValueDeclaration } from '../../syntax/ast';
import { isFunction } from '../values/function';
import { UNIT } from '../values/make';
import type { Value } from '../values/value';
import { Builder } from './builder';
import type { Context, Place, Unit } from './context';
import { type ContractParts, partOf, roleOf } from './contract-parts';
import { type CompileBody, declareModule, includeModule, isRecursive, lambdaOf, nameOf } from './declaration';
import { compileExpression } from './expression';
import { compileFunction } from './function';
import * as instruction from './instructions';
import { compilePattern } from './pattern';
import { type ModuleBinding, Scope } from './scope';

/** Compiles an imported file on first use. */
export function compileFile(file: number, context: Context): ModuleBinding {
  const known = context.files.get(file);
  if (known) return known;
  const module = compileModule(context.program.imported.get(file) ?? [], new Scope(), context);
  context.files.set(file, module);
  return module;
}

/** Compiles the declarations of the main file, of an imported file, or of a module at the top level. */
export function compileModule(
  declarations: readonly Declaration[],
  outer: Scope,
  context: Context,
): ModuleBinding {
  const scope = new Scope(outer);
  const contract: ContractParts = [];
  const compileBody: CompileBody = (body, around) => compileModule(body, around, context);
  for (const declaration of declarations) {
    const place: Place = { context, scope, builder: new Builder(undefined, undefined) };
    if (declaration.kind === 'value') compileValue(declaration, scope, context, contract);
    else if (declaration.kind === 'module') declareModule(declaration, place, compileBody);
    else if (declaration.kind === 'include') includeModule(declaration, place, contract, compileBody);
  }
  return { kind: 'module', scope, contract };
}

function compileValue(node: ValueDeclaration, scope: Scope, context: Context, contract: ContractParts): void {
  const name = nameOf(node.pattern);
  context.uses = new Set();
  const builder = new Builder(undefined, name?.text);
  const place: Place = { context, builder, scope };
  if (!name || name.text === '_') {
    compileDestructuring(node, place);
    return;
  }
  const general = context.typing.typeOfBinder(name);
  const index = context.globals.count++;
  const bind = (): void => {
    scope.values.set(name.text, { kind: 'global', index, general });
  };
  const lambda = lambdaOf(node.value);
  if (lambda && isRecursive(node, place)) bind();
  if (lambda) compileFunction(lambda, place, name.text);
  else compileExpression(node.value, place);
  const role = roleOf(node.attributes);
  if (role === 'dyn_entry') builder.emit(instruction.unary(dynamicEntrypoint(contract)));
  builder.emit(instruction.setGlobal(index));
  bind();
  if (role) contract.push(partOf(role, name, general));
  finish(node, place, name.text, new Map([[name.text, index]]));
}

/** Dynamic entry points are identified by their index in the contract. */
function dynamicEntrypoint(contract: ContractParts): (value: Value) => Value {
  const key = BigInt(contract.filter(({ role }) => role === 'dyn_entry').length);
  return (value) => ({ kind: 'dynamic_entrypoint', key, initial: isFunction(value) ? value : undefined });
}

/** `let (a, b) = e` at the top level: each name becomes a separate global. */
function compileDestructuring(node: ValueDeclaration, place: Place): void {
  const { builder, scope, context } = place;
  compileExpression(node.value, place);
  const value = builder.newSlot();
  builder.emit(instruction.setLocal(value));
  const bound = new Scope();
  const matcher = compilePattern(node.pattern, { ...place, scope: bound });
  builder.emit((frame) => {
    matcher(frame.locals[value] ?? UNIT, frame.locals);
  });
  const globals = new Map<string, number>();
  for (const [name, binding] of bound.values) {
    if (binding.kind !== 'slot') continue;
    const index = context.globals.count++;
    globals.set(name, index);
    builder.emit(instruction.local(binding.slot));
    builder.emit(instruction.setGlobal(index));
    scope.values.set(name, { kind: 'global', index, general: binding.general });
  }
  finish(node, place, undefined, globals);
}

function finish(
  node: ValueDeclaration,
  { builder, context }: Place,
  name: string | undefined,
  globals: Unit['globals'],
): void {
  builder.emit(instruction.constant(UNIT));
  builder.emit(instruction.leave);
  const code = builder.finish(context, node.span, 1);
  context.units.push({ name, code, file: node.span.file, globals, uses: context.uses });
}
