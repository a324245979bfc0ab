/** Where the types of a contract are written, so that problems in its parameter and storage have a place. */
import type { Span } from '../../syntax/source';
import type { Core, CoreDeclaration, CoreModule, LambdaCore } from '../../types/core';
import type { TypedProgram } from '../../types/typed';
import type { MiniExpression } from '../mini-c/tree';
import type { Field, MiniType } from '../mini-c/type';
import type { FoundContract } from './find';

export interface ContractPlaces {
  readonly whole: Span;
  /** The type of the storage in the first entry point. */
  readonly storage: Span;
  /** The types of the parameters of the entry points, by name. */
  readonly parameters: ReadonlyMap<string, Span>;
}

const START: Span = { file: 0, from: 0, to: 0 };

export function contractPlaces(typed: TypedProgram, info: FoundContract): ContractPlaces {
  const names = info.path === '' ? [] : info.path.split('.');
  const declarations = bodyAt(typed, typed.core.declarations, names);
  const [first] = info.entryPoints;
  const whole = first?.span ?? START;
  const parameters = new Map<string, Span>();
  let storage: Span | undefined;
  for (const { name, span = whole } of info.entryPoints) {
    const [parameter, second] = parametersOf(declarations, name);
    parameters.set(name, parameter?.type?.span ?? parameter?.span ?? span);
    storage ??= second?.type?.span ?? second?.span;
  }
  return { whole, storage: storage ?? whole, parameters };
}

function bodyAt(
  typed: TypedProgram,
  declarations: readonly CoreDeclaration[],
  [name, ...rest]: readonly string[],
): readonly CoreDeclaration[] {
  if (name === undefined) return declarations;
  for (const declaration of [...declarations].reverse()) {
    if (declaration.kind === 'module' && declaration.name.text === name) {
      return bodyAt(typed, declarationsOf(typed, declaration.module), rest);
    }
  }
  return [];
}

function declarationsOf(typed: TypedProgram, module: CoreModule): readonly CoreDeclaration[] {
  if (module.kind === 'body') return module.declarations;
  return module.kind === 'file' ? (typed.core.imported.get(module.file) ?? []) : [];
}

function parametersOf(
  declarations: readonly CoreDeclaration[],
  name: string,
): readonly LambdaCore['parameter'][] {
  for (const declaration of [...declarations].reverse()) {
    if (declaration.kind !== 'value' || declaration.pattern.kind !== 'variable') continue;
    if (declaration.pattern.name === name) return lambdaParameters(declaration.value);
  }
  return [];
}

function lambdaParameters(core: Core): readonly LambdaCore['parameter'][] {
  switch (core.kind) {
    case 'annotation':
      return lambdaParameters(core.value);
    case 'type-abstraction':
    case 'let':
      // A parameter that is a pattern is taken apart before the next function.
      return lambdaParameters(core.body);
    case 'recursive':
      return lambdaParameters(core.lambda);
    case 'lambda':
      return [core.parameter, ...lambdaParameters(core.body)];
    default:
      return [];
  }
}

/** The function of a contract with the places of the types of its parameter and storage. */
export function withPlaces(main: MiniExpression, places: ContractPlaces): MiniExpression {
  const { type } = main;
  if (type.kind !== 'function' || type.parameter.kind !== 'tuple') return main;
  const [parameter, storage, ...rest] = type.parameter.fields;
  if (parameter === undefined || storage === undefined) return main;
  const [only] = places.parameters.values();
  const own = places.parameters.size === 1 && only !== undefined ? only : places.whole;
  const placed: readonly Field[] = [
    { ...parameter, type: placeAlternatives({ ...parameter.type, span: own }, places) },
    { ...storage, type: { ...storage.type, span: places.storage } },
    ...rest,
  ];
  return { ...main, type: { ...type, parameter: { ...type.parameter, fields: placed } } };
}

function placeAlternatives(type: MiniType, places: ContractPlaces): MiniType {
  if (type.kind !== 'or' || places.parameters.size === 1) return type;
  const place = (field: Field): Field => {
    const span = field.annotation === undefined ? undefined : places.parameters.get(field.annotation);
    if (span !== undefined) return { ...field, type: { ...field.type, span } };
    return { ...field, type: placeAlternatives(field.type, places) };
  };
  return { ...type, left: place(type.left), right: place(type.right) };
}
