/** Expressions and patterns whose form does not match their type. */
import type { SourceFile, Span } from '../../syntax/source';
import type { ApplyCore } from '../core';
import type { Type } from '../type';
import { type ProblemMaker, typeProblem } from './problem';

function about(code: string, message: (type: string) => string, hint?: string) {
  return (type: Type, span: Span): ProblemMaker =>
    (describe) =>
      typeProblem(code, span, message(describe(type, span)), hint);
}

function plain(code: string, message: string, hint?: string) {
  return (span: Span): ProblemMaker =>
    () =>
      typeProblem(code, span, message, hint);
}

export const notAFunction = about(
  'not-a-function',
  (type) => `This is applied to an argument, but it has type ${type}, which is not a function.`,
  'Does the call pass too many arguments?',
);

/** `m[key]`: an application of a map to a list of one item. */
export function indexedMap(
  { callee, argument, span }: ApplyCore,
  file: SourceFile | undefined,
): ProblemMaker {
  const textOf = ({ from, to }: Span) => file?.text.slice(from, to) ?? '…';
  const key = textOf(argument.span).slice(1, -1).trim();
  const hint = `A map is read with \`Map.find_opt ${/^[\w.]+$/.test(key) ? key : `(${key})`} ${textOf(callee.span)}\`.`;
  return () => typeProblem('not-a-function', span, 'Brackets do not read a map.', hint);
}

export const patternMismatch = about(
  'pattern-mismatch',
  (type) => `This pattern does not match values of type ${type}.`,
);

export const notACollection = about(
  'not-a-collection',
  (type) => `The loop needs a list, a set or a map, but this has type ${type}.`,
);

export const notAnEntryPoint = about(
  'not-an-entry-point',
  (type) =>
    `An entrypoint takes a parameter and the storage and returns operations and the storage; this has type ${type}.`,
);

export const dynamicStorage = about(
  'dynamic-storage',
  (type) =>
    `A storage with dynamic entrypoints has the two fields "storage" and "dynamic_entrypoints"; this is ${type}.`,
);

export const spreadInTuple = plain(
  'spread-in-tuple',
  'Only a list can be spread, and these brackets are a tuple here.',
  'Annotate the list with its type.',
);

export const michelsonOr = plain(
  'michelson-or',
  'This constructor needs an annotation with its `michelson_or` type.',
);

export const codeWithoutType = plain('code-without-type', 'Embedded code needs a type annotation.');

export const notAContract = plain(
  'not-a-contract',
  'This module has no entrypoints, so it is not a contract.',
);

export const missingCases = (examples: readonly string[], span: Span): ProblemMaker => {
  const message = `This does not match all values. Not matched: ${examples.join(', ')}.`;
  return () => ({ ...typeProblem('missing-cases', span, message), missing: examples });
};

export const unusedCase = plain(
  'unused-case',
  'This case is never reached: earlier ones match all its values.',
);

export function wrongArity(name: string, expected: number, actual: number, span: Span): ProblemMaker {
  return () =>
    typeProblem(
      'type-arguments',
      span,
      `The type "${name}" takes ${expected} ${expected === 1 ? 'argument' : 'arguments'}, not ${actual}.`,
    );
}

export function malformedLiteral(what: string, value: string, span: Span): ProblemMaker {
  return () => typeProblem('malformed-literal', span, `"${value}" is not a valid ${what}.`);
}
