/** What the compiler or the chain refuses in the contracts of a checked program. */
import type { Problem } from '../syntax/problem';
import type { Span } from '../syntax/source';
import type { TypedProgram } from '../types/typed';
import { chainProblems } from './chain';
import { contractAt, contractPaths, entryPointsKey, findContract } from './contract/find';
import { type AggregatedProgram, aggregate, contractToMiniC } from './contract/to-mini-c';
import { problemOf } from './problem';
import { contractToMichelson } from './to-michelson';
import { createWorkspace } from './workspace';

/** The first problem of each contract. Only what its entry points and views need is judged. */
export function contractProblems(typed: TypedProgram): readonly Problem[] {
  return distinct(problemsAt(typed, contractPaths(typed)));
}

/** The first problem of the contract at a path of modules. */
export function contractProblem(typed: TypedProgram, path: string): Problem | undefined {
  return problemsAt(typed, [path])[0];
}

/** The first problem of the contract with the entry points at these places. */
export function problemOfContractWith(
  typed: TypedProgram,
  entryPoints: readonly Span[],
): Problem | undefined {
  const wanted = entryPointsKey(entryPoints);
  const path = contractPaths(typed).find((one) => {
    const spans = contractAt(typed, one)?.entryPoints.flatMap(({ span }) => span ?? []) ?? [];
    return entryPointsKey(spans) === wanted;
  });
  return path === undefined ? undefined : contractProblem(typed, path);
}

function problemsAt(typed: TypedProgram, paths: readonly string[]): readonly Problem[] {
  if (typed.problems.length > 0 || paths.length === 0) return [];
  try {
    const program = aggregate(createWorkspace(), typed);
    return paths.flatMap((path) => problemsOf(program, path));
  } catch (error) {
    return [problemOf(error)];
  }
}

function problemsOf(program: AggregatedProgram, path: string): readonly Problem[] {
  try {
    const { contract } = contractToMiniC(program, findContract(program.elaboration.typed, path));
    return chainProblems(contractToMichelson(contract, { ...program.elaboration, options: {} }).script);
  } catch (error) {
    return [problemOf(error)];
  }
}

/** Contracts may share the declaration that is refused. */
function distinct(problems: readonly Problem[]): readonly Problem[] {
  const byPlace = new Map(
    problems.map((problem) => [`${problem.span.file}:${problem.span.from}:${problem.message}`, problem]),
  );
  return [...byPlace.values()];
}
