/** Modules that do not match their signature. */
import type { Span } from '../../syntax/source';
import type { Type } from '../type';
import { type ProblemMaker, typeProblem } from './problem';

export function missingInModule(kind: 'value' | 'type', name: string, span: Span): ProblemMaker {
  return () =>
    typeProblem(`missing-${kind}`, span, `The signature has a ${kind} "${name}", but the module has none.`);
}

export function valueDiffers(name: string, expected: Type, found: Type, span: Span): ProblemMaker {
  return (describe) =>
    typeProblem(
      'signature-value',
      span,
      `"${name}" is ${describe(found, span)}, but the signature says ${describe(expected, span)}.`,
      'Are both entrypoints, or both views?',
    );
}

export function typeDiffers(name: string, expected: Type, found: Type, span: Span): ProblemMaker {
  return (describe) =>
    typeProblem(
      'signature-type',
      span,
      `The type "${name}" is ${describe(found, span)}, but the signature says ${describe(expected, span)}.`,
    );
}
