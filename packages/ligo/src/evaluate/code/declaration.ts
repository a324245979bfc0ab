/** Declarations inside functions and blocks: their values are local variables. */
import type {
  Declaration,
  Expression,
  IncludeDeclaration,
  LambdaExpression,
  LocalExpression,
  ModuleDeclaration,
  ModuleExpression,
  Pattern,
  ValueDeclaration,
} from '../../syntax/ast';
import { UNIT } from '../values/make';
import type { Place } from './context';
import { type ContractParts, contractPart } from './contract-parts';
import { compileBranch, compileExpression } from './expression';
import { compileFunction } from './function';
import * as instruction from './instructions';
import { compilePattern } from './pattern';
import { type ModuleBinding, Scope } from './scope';
import { compileFile } from './top-level';
import { watchMoment } from './watch';

export function compileLocal(node: LocalExpression, place: Place, tail: boolean): void {
  const inner: Place = { ...place, scope: new Scope(place.scope) };
  watchMoment('step', node.declaration.span, inner);
  compileDeclaration(node.declaration, inner, []);
  compileBranch(node.body, inner, tail);
}

/** Adds the declared names to the scope of the place. */
export function compileDeclaration(node: Declaration, place: Place, parts: ContractParts): void {
  if (node.kind === 'value') {
    compileValue(node, place);
    const part = contractPart(node, undefined);
    if (part) parts.push(part);
  } else if (node.kind === 'module') declareModule(node, place, localBody(place));
  else if (node.kind === 'include') includeModule(node, place, parts, localBody(place));
}

function compileValue(node: ValueDeclaration, place: Place): void {
  const { builder, scope, context } = place;
  const name = nameOf(node.pattern);
  const lambda = lambdaOf(node.value);
  if (isRecursive(node, place) && lambda && name) {
    const slot = builder.newSlot();
    scope.values.set(name.text, {
      kind: 'slot',
      name: name.text,
      owner: builder,
      slot,
      general: context.typing.typeOfBinder(name),
    });
    compileFunction(lambda, place, name.text, { name: name.text, slot });
    builder.emit(instruction.setLocal(slot));
    return;
  }
  if (lambda) compileFunction(lambda, place, name?.text);
  else compileExpression(node.value, place);
  const value = builder.newSlot();
  builder.emit(instruction.setLocal(value));
  const matcher = compilePattern(node.pattern, place);
  builder.emit((frame) => {
    matcher(frame.locals[value] ?? UNIT, frame.locals);
  });
}

/** In JsLIGO any function may be recursive. */
export const isRecursive = (
  { recursive, span }: ValueDeclaration,
  { context }: Pick<Place, 'context'>,
): boolean => recursive || context.program.files[span.file]?.syntax === 'jsligo';

/** Compiles the declarations of a module body and returns its binding. */
export type CompileBody = (declarations: readonly Declaration[], outer: Scope) => ModuleBinding;

const localBody =
  (place: Place): CompileBody =>
  (declarations, outer) => {
    const scope = new Scope(outer);
    const contract: ContractParts = [];
    for (const declaration of declarations) compileDeclaration(declaration, { ...place, scope }, contract);
    return { kind: 'module', scope, contract };
  };

export function declareModule(node: ModuleDeclaration, place: Place, compileBody: CompileBody): void {
  place.scope.modules.set(node.name.text, moduleOf(node.body, place, compileBody));
}

export function includeModule(
  node: IncludeDeclaration,
  place: Place,
  parts: ContractParts,
  compileBody: CompileBody,
): void {
  const module = moduleOf(node.module, place, compileBody);
  if (module.kind === 'library') {
    includeLibrary(module.path, place);
    return;
  }
  for (const [name, binding] of module.scope.values) place.scope.values.set(name, binding);
  for (const [name, binding] of module.scope.modules) place.scope.modules.set(name, binding);
  parts.push(...module.contract);
}

function includeLibrary(path: string, { scope, context }: Place): void {
  for (const full of context.library.names()) {
    if (!full.startsWith(`${path}.`)) continue;
    const [name = '', ...rest] = full.slice(path.length + 1).split('.');
    if (rest.length > 0) scope.modules.set(name, { kind: 'library', path: `${path}.${name}` });
    else scope.values.set(name, { kind: 'library', path: full });
  }
}

function moduleOf(node: ModuleExpression, place: Place, compileBody: CompileBody): ModuleBinding {
  if (node.kind === 'path') return place.scope.module(node.path.map(({ text }) => text));
  if (node.kind === 'file') return compileFile(node.file, place.context);
  return compileBody(node.declarations, place.scope);
}

/** The name of a variable pattern; undefined for other patterns. */
export function nameOf(pattern: Pattern): (Pattern & { kind: 'variable' })['name'] | undefined {
  if (pattern.kind === 'variable') return pattern.name;
  return pattern.kind === 'typed' ? nameOf(pattern.pattern) : undefined;
}

/** The lambda of an expression, ignoring type annotations. */
export function lambdaOf(node: Expression): LambdaExpression | undefined {
  if (node.kind === 'annotation') return lambdaOf(node.value);
  return node.kind === 'lambda' ? node : undefined;
}
