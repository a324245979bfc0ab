/** The chain originates only contracts that compile and that it would accept. */
import { errorOf, type Failure } from '../evaluate/failure';
import type { CompiledContract, ContractSource } from '../evaluate/values/contract';
import type { Program } from '../syntax/ast';
import { explain, type Problem } from '../syntax/problem';
import type { Span } from '../syntax/source';
import type { ContractInfo, TypedProgram } from '../types/typed';

/** The first problem of the contract at a path of modules. */
export type JudgeContract = (typed: TypedProgram, path: string) => Problem | undefined;

/** Why a contract cannot be originated. */
export type RefuseContract = (contract: CompiledContract) => Failure | undefined;

/** Judges every contract once. The first of the programs is the main one, the others were loaded from files. */
export function refusals(
  judge: JudgeContract,
  programs: ReadonlyMap<Program, { readonly typed: TypedProgram }>,
): RefuseContract {
  const known = new Map<ContractInfo, Problem | undefined>();
  return ({ source }) => {
    const typed = source && programs.get(source.program)?.typed;
    const found = typed && declaredContract(typed, source);
    if (!found) return undefined;
    const [path, info] = found;
    if (!known.has(info)) known.set(info, judge(typed, path));
    const problem = known.get(info);
    const [main] = programs.keys();
    return problem && refusal(problem, source.program, source.program === main);
  };
}

function declaredContract(typed: TypedProgram, { entryPoints: wanted }: ContractSource) {
  const key = keyOf(wanted);
  return [...typed.contracts].find(([, { entryPoints }]) => {
    return keyOf(entryPoints.flatMap(({ span }) => span ?? [])) === key;
  });
}

const keyOf = (spans: readonly Span[]): string =>
  spans
    .map(({ file, from }) => `${file}:${from}`)
    .sort()
    .join();

/** The problem is the innermost place of the failure; only spans of the main program can be shown as places. */
function refusal(problem: Problem, { files }: Program, isMain: boolean): Failure {
  const { span } = problem;
  const reason = explain(problem);
  const file = files[span.file];
  const line = file?.text.slice(0, span.from).split('\n').length;
  const failure = errorOf(
    `The contract was not originated. ${isMain ? reason : `${file?.path}:${line}: ${reason}`}`,
  );
  if (isMain) failure.calls.push({ name: undefined, span });
  return failure;
}
