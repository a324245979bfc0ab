/** Contracts with inconsistent parts. */
import type { Span } from '../../syntax/source';
import type { Type } from '../type';
import { contractProblem, type ProblemMaker, typeProblem } from './problem';

export function duplicateEntryPoint(name: string, span: Span): ProblemMaker {
  return () => typeProblem('duplicate-entry-point', span, `There are two entrypoints called "${name}".`);
}

export function storageMismatch(
  first: string,
  firstStorage: Type,
  second: string,
  secondStorage: Type,
  span: Span,
): ProblemMaker {
  return (describe) =>
    typeProblem(
      'storage-mismatch',
      span,
      `The entrypoints do not agree on the storage: "${first}" has ${describe(firstStorage, span)}, "${second}" has ${describe(secondStorage, span)}.`,
    );
}

export function notAView(name: string, span: Span): ProblemMaker {
  return () => contractProblem('view-not-a-function', span, `The view "${name}" is not a function.`);
}

export function viewStorage(name: string, storage: Type, span: Span): ProblemMaker {
  return (describe) =>
    contractProblem(
      'view-storage',
      span,
      `The view "${name}" must take a parameter and the storage, ${describe(storage, span)}.`,
    );
}

export function viewType(name: string, type: Type, span: Span): ProblemMaker {
  return (describe) =>
    contractProblem(
      'view-type',
      span,
      `The view "${name}" cannot take or return ${describe(type, span)}: big maps, operations, tickets and Sapling states stay inside of a contract.`,
    );
}

export function misplacedOptOut(span: Span): ProblemMaker {
  return () =>
    contractProblem(
      'misplaced-opt-out',
      span,
      '`OPT_OUT_ENTRY` can only be the value of a dynamic entrypoint of a contract.',
    );
}

export function optOutOperands(span: Span): ProblemMaker {
  return () => typeProblem('opt-out-operands', span, '`OPT_OUT_ENTRY` takes no arguments.');
}
