/** The chain originates only contracts that compile and that it would accept. */
import { errorOf, type Failure } from '../evaluate/failure';
import type { CompiledContract } from '../evaluate/values/contract';
import type { Program } from '../syntax/ast';
import { explain, type Problem } from '../syntax/problem';
import type { Span } from '../syntax/source';
import type { TypedProgram } from '../types/typed';

/** The first problem of the contract with the entry points at these places. */
export type JudgeContract = (typed: TypedProgram, entryPoints: readonly Span[]) => Problem | undefined;

/** Why a contract cannot be originated. */
export type RefuseContract = (contract: CompiledContract) => Failure | undefined;

/** Judges every contract once. The first of the programs is the main one, the others were loaded from files. */
export function refusals(
  judge: JudgeContract,
  programs: ReadonlyMap<Program, { readonly typed: TypedProgram }>,
): RefuseContract {
  const known = new Map<string, Problem | undefined>();
  return ({ source }) => {
    const typed = source && programs.get(source.program)?.typed;
    if (!typed) return undefined;
    const all = [...programs.keys()];
    const key = [
      all.indexOf(source.program),
      ...source.entryPoints.map(({ file, from }) => `${file}:${from}`),
    ];
    const name = key.join();
    if (!known.has(name)) known.set(name, judge(typed, source.entryPoints));
    const problem = known.get(name);
    return problem && refusal(problem, source.program, source.program === all[0]);
  };
}

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
