/**
 * Dynamic entry points are numbers in the code of a contract. Their functions are packed into the big map of the
 * initial storage.
 */
import type { Span } from '../../syntax/source';
import type { Core, CoreDeclaration } from '../../types/core';
import { BYTES, constant, list, NAT } from '../../types/make';
import type { Declaration, Expression, TypedBinder } from '../aggregated/expression';
import { NO_ATTRIBUTES } from '../aggregated/expression';
import * as build from './build';
import { type Elaboration, missingType, tupleOf } from './context';
import { elaborate } from './expression';
import type { Module, Scope, ValueBinding } from './scope';

export interface DynamicEntry {
  readonly name: string;
  readonly binding: ValueBinding;
  readonly declarations: readonly Declaration[];
  /** The packed function; absent if the entry point has no initial one. */
  readonly packed?: TypedBinder;
}

/** The name under which a contract declares the initial big map; no name of a program has this form. */
export const INITIAL_ENTRIES = '$initial_dynamic_entrypoints';

export function elaborateDynamicEntry(
  elaboration: Elaboration,
  scope: Scope,
  { pattern, value, span }: Extract<CoreDeclaration, { kind: 'value' }>,
  index: number,
): DynamicEntry {
  if (pattern.kind !== 'variable') return missingType(span);
  const { name } = pattern;
  const type = constant('dynamic_entrypoint', entryTypes(elaboration, value));
  const variable = elaboration.names.fresh(name);
  const key = build.literal({ type: 'nat', value: BigInt(index) }, type, span);
  const number = declaration({ variable, type }, key, span);
  const binding: ValueBinding = { kind: 'variable', variable, type, mutable: false };
  if (optsOut(value)) return { name, binding, declarations: [number] };
  const code = elaborate(elaboration, scope, value);
  const pack: Expression = { kind: 'michelson', code: '{ PACK }', arguments: [code], type: BYTES, span };
  const packed = build.binder(elaboration.names.fresh(`$dyn_${index}`), BYTES);
  return { name, binding, declarations: [number, declaration(packed, pack, span)], packed };
}

function declaration(binder: TypedBinder, value: Expression, span: Span): Declaration {
  const pattern = build.variablePattern(binder, span);
  return { pattern, typeParameters: [], value, attributes: NO_ATTRIBUTES, span };
}

/** The parameter and the storage of the entry point. */
function entryTypes(elaboration: Elaboration, value: Core) {
  const type = elaboration.typed.core.typeOf(value);
  if (type?.kind !== 'arrow' || type.result.kind !== 'arrow') return missingType(value.span);
  return [type.parameter, type.result.parameter];
}

function optsOut(core: Core): boolean {
  if (core.kind === 'annotation') return optsOut(core.value);
  return core.kind === 'operation' && core.operation === 'opt-out';
}

export function declareInitialEntries(
  elaboration: Elaboration,
  module: Module,
  entries: readonly DynamicEntry[],
): void {
  const [first] = entries;
  const span = first?.declarations[0]?.span;
  if (span === undefined) return;
  const type = constant('big_map', [NAT, BYTES]);
  const items = list(tupleOf([NAT, BYTES]));
  const pairs = entries.flatMap(({ packed }, index) => {
    const key = build.literal({ type: 'nat', value: BigInt(index) }, NAT, span);
    return packed === undefined ? [] : [build.tuple([key, build.use(packed, span)], span)];
  });
  const all = pairs.reduceRight<Expression>(
    (rest, pair) => build.primitive('CONS', [pair, rest], items, span),
    build.primitive('LIST_EMPTY', [], items, span),
  );
  const variable = elaboration.names.fresh(INITIAL_ENTRIES);
  const value = build.primitive('BIG_MAP_LITERAL', [all], type, span);
  module.content.push(declaration({ variable, type }, value, span));
  module.values.set(INITIAL_ENTRIES, { kind: 'variable', variable, type, mutable: false });
}
