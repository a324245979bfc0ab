/** From the core language with the checker's types to the aggregated language. */

import type { Core, LambdaCore, LetCore } from '../../types/core';
import { equalTypes } from '../../types/equal';
import { argumentsOf, UNIT } from '../../types/make';
import type { Type } from '../../types/type';
import type { Coercion } from '../../types/typed';
import type { Expression, TypedBinder } from '../aggregated/expression';
import { open, withoutQuantifiers } from '../aggregated/types';
import { unsupported } from '../problem';
import { elaborateApplication } from './application';
import { elaborateArray } from './array';
import { attributesOf } from './attributes';
import * as build from './build';
import { elaborateCode } from './code';
import { type Elaboration, fieldType, missingType, plainType, tupleOf, typeOf } from './context';
import { literalValue } from './literal';
import { elaborateMatch } from './match';
import { elaborateModule, wrapDeclarations } from './module';
import { elaborateOperation } from './operation';
import { bindPattern } from './pattern';
import { bind, findMember, findModule, findMutable, findValue, type Scope, type ValueBinding } from './scope';
import { accessUnion, convert } from './union';

/** The type of the result has quantifiers if the expression is polymorphic. */
export function elaborate(elaboration: Elaboration, scope: Scope, core: Core): Expression {
  const lets: OpenLet[] = [];
  let inner = scope;
  let rest = core;
  // A function may have thousands of statements, so those are followed without recursion.
  for (; rest.kind === 'let'; rest = rest.body) {
    elaboration.budget.spend(1);
    const opened = openLet(elaboration, inner, rest);
    lets.push(opened);
    inner = opened.scope;
  }
  elaboration.budget.spend(1);
  const last = converted(elaboration, rest, elaborateCore(elaboration, inner, rest));
  return lets.reduceRight<Expression>(
    (body, { core: one, parts }) =>
      converted(elaboration, one, { ...parts, body, type: body.type, span: one.span }),
    last,
  );
}

/** An expression where a value of another type is expected. */
function converted(elaboration: Elaboration, core: Core, expression: Expression): Expression {
  const coercion = elaboration.typed.core.coercionOf(core);
  if (coercion === undefined || isAlready(elaboration, expression, coercion)) return expression;
  return convert(elaboration, expression, coercion.from, coercion.to);
}

/** A failed attempt of the checker may have left a conversion that the final types do not need. */
function isAlready(elaboration: Elaboration, { type }: Expression, { from }: Coercion): boolean {
  return from.kind !== 'union' && from.kind !== 'arrow' && !equalTypes(type, plainType(elaboration, from));
}

function elaborateCore(elaboration: Elaboration, scope: Scope, core: Exclude<Core, LetCore>): Expression {
  const { span } = core;
  const inside = (part: Core) => elaborate(elaboration, scope, part);
  const typed = () => typeOf(elaboration, core);
  switch (core.kind) {
    case 'literal': {
      const type = typed();
      return build.literal(literalValue(core.literal, type, span), type, span);
    }
    case 'variable':
      return occurrence(elaboration, core, findValue(scope, core.name));
    case 'member': {
      const module = findModule(
        scope,
        core.path.map(({ text }) => text),
      );
      const found = findMember(module, core.name.text);
      return found === undefined ? missingType(span) : occurrence(elaboration, core, found);
    }
    case 'contract':
      return { kind: 'test-only', type: typed(), span };
    case 'lambda':
      return elaborateLambda(elaboration, scope, core, typed());
    case 'apply':
      return elaborateApplication(elaboration, scope, core);
    case 'type-abstraction':
      return { ...inside(core.body), type: typed() };
    case 'type-in':
      return inside(core.body);
    case 'module-in': {
      const module = elaborateModule(elaboration, scope, core.module);
      const inner: Scope = { kind: 'local-module', name: core.name.text, module, outer: scope };
      const body = elaborate(elaboration, inner, core.body);
      return module.kind === 'module' ? wrapDeclarations(module.content, body) : body;
    }
    case 'code':
      return elaborateCode(elaboration, scope, core);
    case 'annotation':
      return inside(core.value);
    case 'recursive': {
      const type = typed();
      const self = elaboration.names.fresh(core.name);
      const inner = bind(scope, core.name, { kind: 'variable', variable: self, type, mutable: false });
      const lambda = elaborateLambda(elaboration, inner, core.lambda, type);
      if (lambda.kind !== 'lambda') return missingType(span);
      return { kind: 'recursive', self, parameter: lambda.parameter, body: lambda.body, type, span };
    }
    case 'record': {
      const fields = new Map([...core.fields].map(([label, field]) => [label, inside(field)]));
      return { kind: 'record', fields, type: typed(), span };
    }
    case 'tuple': {
      const fields = new Map(core.items.map((item, index) => [String(index), inside(item)]));
      return { kind: 'record', fields, type: typed(), span };
    }
    case 'array':
      return elaborateArray(elaboration, scope, core);
    case 'access': {
      const record = inside(core.record);
      if (record.type.kind === 'sum') return accessUnion(elaboration, record, core);
      return {
        kind: 'access',
        record,
        label: core.label,
        type: fieldType(record.type, core.label, span),
        span,
      };
    }
    case 'update': {
      const record = inside(core.record);
      return {
        kind: 'update',
        record,
        label: core.label,
        value: inside(core.value),
        type: record.type,
        span,
      };
    }
    case 'constructor':
      return { kind: 'constructor', label: core.name, argument: inside(core.argument), type: typed(), span };
    case 'match':
      return elaborateMatch(elaboration, scope, core);
    case 'assign': {
      const found = findMutable(scope, core.target.text);
      if (found === undefined) return missingType(span);
      return { kind: 'assign', variable: found.variable, value: inside(core.value), type: UNIT, span };
    }
    case 'for': {
      const variable = elaboration.names.fresh(core.variable.text);
      const first = inside(core.first);
      const inner = bind(scope, core.variable.text, {
        kind: 'variable',
        variable,
        type: first.type,
        mutable: false,
      });
      const body = elaborate(elaboration, inner, core.body);
      const [last, step] = [inside(core.last), inside(core.step)];
      return { kind: 'for', variable, first, last, step, body, type: UNIT, span };
    }
    case 'for-each':
      return elaborateForEach(elaboration, scope, core);
    case 'while':
      return { kind: 'while', condition: inside(core.condition), body: inside(core.body), type: UNIT, span };
    case 'operation':
      return elaborateOperation(elaboration, scope, core);
    case 'error':
      return unsupported('this expression', span);
  }
}

function occurrence(elaboration: Elaboration, core: Core, binding: ValueBinding): Expression {
  const { span } = core;
  if (binding.kind === 'library') {
    return { kind: 'library', path: binding.path, type: typeOf(elaboration, core), span };
  }
  const { variable, mutable, type } = binding;
  if (mutable) return { kind: 'dereference', variable, type, span };
  const isPolymorphic = type.kind === 'forall';
  return { kind: 'variable', variable, type: isPolymorphic ? typeOf(elaboration, core) : type, span };
}

function elaborateLambda(elaboration: Elaboration, scope: Scope, core: LambdaCore, type: Type): Expression {
  const { span, parameter } = core;
  const { body: arrow } = withoutQuantifiers(type);
  if (arrow.kind !== 'arrow') return missingType(span);
  const name = parameter.name.startsWith('#') ? 'gen' : parameter.name;
  const bound: TypedBinder = { variable: elaboration.names.fresh(name), type: arrow.parameter };
  const inner = bind(scope, parameter.name, { kind: 'variable', ...bound, mutable: false });
  return { kind: 'lambda', parameter: bound, body: elaborate(elaboration, inner, core.body), type, span };
}

/** A `let` without its body, and the scope of the body. */
interface OpenLet {
  readonly core: LetCore;
  readonly parts: Omit<Extract<Expression, { kind: 'let' }>, 'body' | 'type' | 'span'>;
  readonly scope: Scope;
}

function openLet(elaboration: Elaboration, scope: Scope, core: LetCore): OpenLet {
  const { mutable, attributes = [] } = core;
  const whole = elaborate(elaboration, scope, core.value);
  const { parameters: typeParameters, expression: value } = open(whole);
  const bound = bindPattern(elaboration, scope, core.pattern, mutable ? value.type : whole.type, mutable);
  const { pattern } = bound;
  const parts = {
    kind: 'let',
    pattern,
    mutable,
    attributes: attributesOf(attributes),
    typeParameters,
    value,
  } as const;
  return { core, parts, scope: bound.scope };
}

function elaborateForEach(
  elaboration: Elaboration,
  scope: Scope,
  core: Extract<Core, { kind: 'for-each' }>,
): Expression {
  const { span } = core;
  const collection = elaborate(elaboration, scope, core.collection);
  const types = itemTypes(collection.type, core.variables.length);
  const binders: TypedBinder[] = [];
  let inner = scope;
  core.variables.forEach(({ text }, index) => {
    const type = types[index] ?? missingType(span);
    const bound = { variable: elaboration.names.fresh(text), type };
    binders.push(bound);
    inner = bind(inner, text, { kind: 'variable', ...bound, mutable: false });
  });
  const body = elaborate(elaboration, inner, core.body);
  return { kind: 'for-each', binders, collection, body, type: UNIT, span };
}

function itemTypes(collection: Type, variables: number): readonly Type[] {
  const map = argumentsOf(collection, 'map');
  if (map !== undefined) return variables === 2 ? map : [tupleOf(map)];
  return argumentsOf(collection, 'list') ?? argumentsOf(collection, 'set') ?? [];
}
