/** Literals: a bare number or string adapts to the expected type. */
import type { AnnotationCore, LiteralCore } from '../core';
import { equalTypes } from '../equal';
import { BYTES, INT, NAT, STRING, singleton, TEZ, UNIT } from '../make';
import { malformedLiteral } from '../problems/expressions';
import { literalWithoutType } from '../problems/literals';
import { literalMismatch } from '../problems/types';
import type { Scope } from '../scope';
import { fail, type State } from '../state';
import type { ConstantType, SingletonType, Type } from '../type';
import { isBase58Key, isBase58KeyHash, isBase58Signature, isTimestamp } from './literal-forms';

/** The types that literals have where no other is expected. */
export const LITERAL_TYPES = {
  int: INT,
  nat: NAT,
  mutez: TEZ,
  string: STRING,
  bytes: BYTES,
  unit: UNIT,
} as const;

export function inferLiteral(scope: Scope, core: LiteralCore): Type {
  const type = LITERAL_TYPES[core.literal.kind];
  if (core.literalNode) {
    scope.state.record.literals.set(core.literalNode, type.kind === 'constant' ? type.name : '');
  }
  return type;
}

/** Types that a literal may adapt to, besides its own. */
const ADAPTS: Readonly<Record<string, ReadonlySet<string>>> = {
  int: new Set(['nat', 'tez', 'timestamp']),
  string: new Set(['address', 'key', 'key_hash', 'signature', 'timestamp', 'chain_id', 'bytes']),
  bytes: new Set(['bls12_381_g1', 'bls12_381_g2', 'bls12_381_fr', 'chest', 'chest_key']),
};

export function checkLiteral(scope: Scope, core: LiteralCore, type: ConstantType | SingletonType): void {
  const { literal, span } = core;
  const own = inferLiteral(scope, core);
  if (type.kind === 'singleton') {
    const known =
      literal.kind === 'string'
        ? singleton({ kind: 'string', value: literal.value })
        : literal.kind === 'int' || literal.kind === 'nat' || literal.kind === 'mutez'
          ? singleton({ kind: literal.kind, value: literal.value })
          : own;
    if (!equalTypes(known, type)) fail(literalMismatch(known, type, span));
    return;
  }
  if (ADAPTS[literal.kind]?.has(type.name)) {
    if (!scope.state.features.has('literal-expected-type'))
      fail(
        literalWithoutType({
          literal,
          received: own,
          expected: type,
          span,
          file: scope.state.files[span.file],
        }),
      );
    adapt(scope, core, type.name);
    return;
  }
  if (!equalTypes(own, type)) fail(literalMismatch(own, type, span));
}

function adapt(scope: Scope, core: LiteralCore, type: string): void {
  const { literal, span } = core;
  if (literal.kind === 'string') checkForm(scope.state, literal.value, type, span);
  if (core.literalNode) scope.state.record.literals.set(core.literalNode, type);
}

/** Whole numbers with these names are amounts and natural numbers in JsLIGO of all versions: `1 as nat`. */
const NUMBERS = new Set(['nat', 'tez']);

/**
 * Without the feature that literals take the expected type, an annotation with the very name of a type converts the
 * literal that it is written on; returns whether it did.
 */
export function convertAnnotated(
  scope: Scope,
  { value: core, type: annotation, node }: AnnotationCore,
  type: Type,
): boolean {
  const { state } = scope;
  // The type of a constant or of a parameter is not written on the literal.
  if (core.kind !== 'literal' || node?.kind !== 'annotation') return false;
  if (annotation.kind !== 'name' || annotation.path.length > 0 || annotation.arguments.length > 0)
    return false;
  const name = annotation.name.text;
  const { kind } = core.literal;
  const isNumber = kind === 'int' && NUMBERS.has(name);
  if (isNumber && state.files[core.span.file]?.syntax !== 'jsligo') return false;
  if (!isNumber && !ADAPTS[kind]?.has(name)) return false;
  // A predefined type is also the expected one.
  const isPredefined = type.kind === 'constant' && type.name === name;
  if (!isPredefined && state.features.has('literal-expected-type')) return false;
  inferLiteral(scope, core);
  adapt(scope, core, name);
  return true;
}

/** Types whose literals once had a message in common. */
const IN_ONE_MESSAGE = new Set(['key', 'key_hash', 'signature']);

const FORMS: Readonly<Record<string, (value: string) => boolean>> = {
  key_hash: isBase58KeyHash,
  signature: isBase58Signature,
  key: isBase58Key,
  timestamp: isTimestamp,
  bytes: (value) => /^([0-9a-fA-F]{2})*$/.test(value),
};

function checkForm({ features }: State, value: string, type: string, span: LiteralCore['span']): void {
  if (FORMS[type]?.(value) !== false) return;
  const isNamed = features.has('specific-messages') || !IN_ONE_MESSAGE.has(type);
  fail(malformedLiteral(isNamed ? type : 'literal', value, span));
}
