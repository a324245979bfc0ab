/** Evaluates type expressions to types. */
import type { Attribute, ConstructorType, FieldType, Name, NamedType, TypeExpression } from '../syntax/ast';
import { type Environment, findType } from './environment';
import { entryNames, typeNames } from './known-names';
import { type ConcreteLayout, combLayout, field, treeLayout } from './layout';
import {
  abstraction,
  arrow,
  ERROR,
  forAll,
  rowType,
  singleton,
  sortedFields,
  tuple,
  UNIT,
  union,
  variable,
  withAlias,
} from './make';
import { wrongArity } from './problems/expressions';
import { unbound } from './problems/names';
import { illFormed, unsupportedUnion } from './problems/types';
import { recordReference } from './recorder';
import { contractAt, moduleAt, type Scope, within } from './scope';
import { findEntry } from './signature';
import { fail, recover } from './state';
import { destructAbstraction, substitute } from './substitute';
import { compareLabels, type Type } from './type';
import { isProper } from './unify';

export function evaluateType(scope: Scope, type: TypeExpression): Type {
  return recover(
    scope.state,
    () => evaluate(scope, type),
    () => ERROR,
  );
}

function evaluate(scope: Scope, type: TypeExpression): Type {
  const inside = (part: TypeExpression) => evaluateType(scope, part);
  switch (type.kind) {
    case 'name':
      return evaluateName(scope, type);
    case 'variable':
      return lookUp(scope, `'${type.name.text}`, type);
    case 'function': {
      const parameters = type.parameters.map((parameter) => inside(parameter.type));
      const result = inside(type.result);
      // A JsLIGO function type without parameters is its result type.
      if (parameters.length === 0) return result;
      const names = type.parameters.every(({ name }) => name !== undefined)
        ? type.parameters.map(({ name }) => name?.text ?? '_')
        : undefined;
      return parameters.reduceRight<Type>(
        (rest, parameter, index) => arrow(parameter, rest, index === 0 ? names : undefined),
        result,
      );
    }
    case 'tuple':
      return arranged(type, (layout) => {
        const items = type.items.map(inside);
        if (layout === undefined) return tuple(items);
        const fields = new Map(items.map((item, index) => [String(index), item] as const));
        return rowType('record', fields, layout([...fields.keys()].map((name) => field(name))));
      });
    case 'record':
      return arranged(type, (layout = combLayout) => {
        const fields = inLabelOrder(type.fields).map(
          (one) => [one.name.text, fieldType(scope, one)] as const,
        );
        return rowType('record', new Map(fields), layout(type.fields.map(layoutField)));
      });
    case 'sum':
      return arranged(type, (layout = combLayout) => {
        const constructors = inLabelOrder(type.constructors).map(
          (one) => [one.name.text, argumentType(scope, one)] as const,
        );
        return rowType('sum', new Map(constructors), layout(type.constructors.map(layoutField)));
      });
    case 'union': {
      if (!scope.state.features.has('general-unions')) fail(unsupportedUnion(type.span));
      return union(type.members.map(inside));
    }
    case 'literal':
      return { ...singleton(type.literal), span: type.span };
    case 'parameter-of':
      return contractAt(scope, type.path, type.span).parameter;
    case 'forall': {
      const names = type.parameters.map((name) => parameterName(scope, name));
      const body = evaluateType(within(scope, bindParameters(scope, type.parameters)), type.body);
      return names.reduceRight<Type>((rest, name) => forAll(name, rest), body);
    }
    case 'open':
    case 'error':
      return ERROR;
  }
}

/** The compiler evaluates the parts of a row in this order, so it reports their mistakes in it. */
function inLabelOrder<Part extends { readonly name: Name }>(parts: readonly Part[]): Part[] {
  return [...parts].sort((a, b) => compareLabels(a.name.text, b.name.text));
}

/** A type definition with parameters. */
export function evaluateDefinition(scope: Scope, parameters: readonly Name[], body: TypeExpression): Type {
  const inner = within(scope, bindParameters(scope, parameters));
  const type = isTaggedUnion(body)
    ? union(body.members.map((member) => evaluateType(inner, member)))
    : evaluateType(inner, body);
  return parameters.reduceRight<Type>((rest, name) => abstraction(parameterName(scope, name), rest), type);
}

type UnionExpression = Extract<TypeExpression, { kind: 'union' }>;

/** Records with one string each as the type of a field that all of them have: the only unions before 1.7.0. */
function isTaggedUnion(type: TypeExpression): type is UnionExpression {
  if (type.kind !== 'union') return false;
  const tags = type.members.map(onlyTag);
  const [first] = tags;
  const values = new Set(tags.map((tag) => tag?.value));
  return (
    first !== undefined && values.size === tags.length && tags.every((tag) => tag?.label === first.label)
  );
}

function onlyTag(member: TypeExpression): { label: string; value: string } | undefined {
  if (member.kind !== 'record') return undefined;
  const tags = member.fields.flatMap(({ name, type }) =>
    type?.kind === 'literal' && type.literal.kind === 'string'
      ? [{ label: name.text, value: type.literal.value }]
      : [],
  );
  return tags.length === 1 ? tags[0] : undefined;
}

/** A type under the name with which a declaration introduces it. */
export function declaredType({ state }: Scope, name: string, type: Type, path: readonly string[]): Type {
  if (destructAbstraction(type).body.kind === 'sum') state.sumNames.add(name);
  return withAlias(type, { path, name, arguments: [] });
}

/** CameLIGO quotes type parameters, except those of `(type a)`. The library has no source text to inspect. */
function parameterName(scope: Scope, { text, span }: Name): string {
  const file = scope.state.files[span.file];
  const isPlain = file?.syntax === 'jsligo' || (file?.text && file.text[span.from] !== "'");
  return isPlain ? text : `'${text}`;
}

function bindParameters(scope: Scope, parameters: readonly Name[]): Environment {
  return parameters.reduce<Environment>(
    (outer, parameter) => ({
      kind: 'type-variable',
      name: parameterName(scope, parameter),
      span: parameter.span,
      outer,
    }),
    scope.environment,
  );
}

function evaluateName(scope: Scope, type: NamedType): Type {
  const named = evaluateNamed(scope, type);
  return named.kind === 'constant' && named.span === undefined ? { ...named, span: type.span } : named;
}

function evaluateNamed(scope: Scope, type: NamedType): Type {
  const name = type.name.text;
  if (type.path.length === 0 && (name === 'michelson_or' || name === 'michelson_pair')) {
    const special = michelsonType(scope, type);
    if (special !== undefined) return special;
  }
  const found = type.path.length === 0 ? lookUp(scope, name, type) : lookUpMember(scope, type);
  if (type.arguments.length === 0) return found;
  const args = type.arguments.map((argument) => evaluateType(scope, argument));
  for (const argument of args) {
    if (argument.kind !== 'singleton' && !isProper(argument)) fail(illFormed(argument, type.span));
  }
  const { parameters, body } = destructAbstraction(found);
  if (found.kind === 'error') return found;
  if (args.length !== parameters.length) fail(wrongArity(name, parameters.length, args.length, type.span));
  const applied = args.reduceRight<Type>(
    (result, argument, index) => substitute(result, parameters[index] ?? '', argument),
    body,
  );
  const path = found.alias?.path ?? type.path.map(({ text }) => text);
  if (applied.kind === 'constant' && found.alias === undefined) return applied;
  return withAlias(applied, { path, name: found.alias?.name ?? name, arguments: args });
}

function lookUp(scope: Scope, name: string, type: TypeExpression): Type {
  const found = findType(scope.environment, name);
  if (found === undefined) fail(unbound('type', name, type.span, () => typeNames(scope.environment)));
  const result = found.kind === 'type' ? found.type : variable(name);
  const span = type.kind === 'name' ? type.name.span : type.span;
  recordReference(scope.state, { kind: 'type', name, span, definition: found.span, type: result });
  return result;
}

function lookUpMember(scope: Scope, type: NamedType): Type {
  const signature = moduleAt(scope, type.path, type.span);
  const name = type.name.text;
  const found = findEntry(signature, 'type', name);
  if (found === undefined) fail(unbound('type', name, type.span, () => entryNames(signature, 'type')));
  const whole = [...type.path, type.name].map(({ text }) => text).join('.');
  recordReference(scope.state, {
    kind: 'type',
    name: whole,
    span: type.name.span,
    definition: found.span,
    type: found.type,
  });
  return found.type;
}

type LayoutMaker = typeof combLayout;

/** Creates a record or variant type with the layout given by an attribute. */
function arranged(type: TypeExpression, make: (layout: LayoutMaker | undefined) => Type): Type {
  const layout = type.attributes.find(({ key }) => key === 'layout' || key.startsWith('layout:'));
  const value = layout?.value ?? layout?.key.split(':')[1];
  return make(value === 'tree' ? treeLayout : value === 'comb' ? combLayout : undefined);
}

function layoutField(part: FieldType | ConstructorType) {
  return field(part.name.text, annotationOf(part.attributes));
}

function annotationOf(attributes: readonly Attribute[]): string | undefined {
  const attribute = attributes.find(({ key }) => key === 'annot');
  return attribute && (attribute.value ?? '');
}

function fieldType(scope: Scope, one: FieldType): Type {
  if (one.type !== undefined) return evaluateType(scope, one.type);
  const { span } = one.name;
  return evaluateType(scope, { kind: 'name', path: [], name: one.name, arguments: [], attributes: [], span });
}

function argumentType(scope: Scope, one: ConstructorType): Type {
  const [only] = one.arguments;
  if (only === undefined) return UNIT;
  if (one.arguments.length === 1) return evaluateType(scope, only);
  return tuple(one.arguments.map((argument) => evaluateType(scope, argument)));
}

/** `(a, "x", b, "y") michelson_pair`: a pair or a variant with the given annotations. */
function michelsonType(scope: Scope, type: NamedType): Type | undefined {
  const [only] = type.arguments;
  const args = type.arguments.length === 1 && only?.kind === 'tuple' ? only.items : type.arguments;
  const [left, leftName, right, rightName] = args;
  if (leftName?.kind !== 'literal' || rightName?.kind !== 'literal' || !left || !right) return undefined;
  const isPair = type.name.text === 'michelson_pair';
  const labels = isPair ? ['0', '1'] : ['M_left', 'M_right'];
  const fields = [left, right].map(
    (part, index) => [labels[index] ?? '', evaluateType(scope, part)] as const,
  );
  const layout: ConcreteLayout = combLayout([
    field(labels[0] ?? '', String(leftName.literal.value)),
    field(labels[1] ?? '', String(rightName.literal.value)),
  ]);
  return rowType(isPair ? 'record' : 'sum', sortedFields(fields), layout);
}
