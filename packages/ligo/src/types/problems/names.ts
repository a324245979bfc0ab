/** Undeclared names, with the nearest declared one as a hint. */
import { isAddress, QUOTED_ADDRESS } from '../../syntax/address';
import type { Span } from '../../syntax/source';
import { type Type, tupleItems } from '../type';
import { didYouMean, type ProblemMaker, typeProblem } from './problem';

const KINDS = {
  variable: 'Variable',
  type: 'Type',
  module: 'Module',
  signature: 'Signature',
  constructor: 'Constructor',
} as const;

export function unbound(
  kind: keyof typeof KINDS,
  name: string,
  span: Span,
  known: () => Iterable<string>,
): ProblemMaker {
  return (_describe, suggest) => {
    const similar = suggest(name, known());
    return typeProblem(
      `unknown-${kind}`,
      span,
      `${KINDS[kind]} "${name}" is not declared.`,
      foreignHint(name) ?? didYouMean(similar),
    );
  };
}

/** For names that only other languages have, and for addresses, which look like names without their quotes. */
function foreignHint(name: string): string | undefined {
  if (isAddress(name)) return QUOTED_ADDRESS;
  if (name === 'null' || name === 'undefined') return `LIGO has no \`${name}\`: use an option.`;
  // CameLIGO reads `let rec f x = e and g x = e` as a comparison with an application of `e` to `and`.
  return name === 'and'
    ? 'Conditions are joined by `&&`; functions cannot be mutually recursive.'
    : undefined;
}

export function notMutable(name: string, span: Span): ProblemMaker {
  return () =>
    typeProblem(
      'not-mutable',
      span,
      `"${name}" cannot be assigned to, because it is a constant.`,
      'Declare it with `let` in JsLIGO or `let mut` in CameLIGO.',
    );
}

export function capturedMutable(name: string, span: Span): ProblemMaker {
  return () =>
    typeProblem(
      'captured-mutable',
      span,
      `The function uses the mutable variable "${name}" of the code around it.`,
      'Copy its value into a constant before the function.',
    );
}

export function unknownField(label: string, type: Type, span: Span, known: Iterable<string>): ProblemMaker {
  return (describe, suggest) => {
    const isTuple = (tupleItems(type)?.length ?? 0) > 0;
    const message = `The ${isTuple ? 'tuple' : 'record'} of type ${describe(type, span)} has no field "${label}".`;
    const hint = isTuple ? methodHint(label) : didYouMean(suggest(label, known));
    return typeProblem('unknown-field', span, message, hint);
  };
}

/** JsLIGO's brackets are a tuple unless a list is expected, so `.map` may be meant for a list. */
function methodHint(label: string): string | undefined {
  return /^\d/.test(label) ? undefined : 'Values have no methods: use functions such as `List.map`.';
}

export function foreignConstructor(
  name: string,
  type: Type,
  span: Span,
  known: Iterable<string>,
): ProblemMaker {
  return (describe, suggest) => {
    const similar = suggest(name, known);
    return typeProblem(
      'foreign-constructor',
      span,
      `"${name}" is not a constructor of the expected type ${describe(type, span)}.`,
      didYouMean(similar),
    );
  };
}
