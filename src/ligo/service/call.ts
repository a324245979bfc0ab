/** Calls a contract of a program: its expressions are checked like the program, then the calls are executed. */
import { type CallResult, callContract } from '../chain/call';
import type { Problem } from '../syntax/problem';
import { type Analysis, analyse } from './analyse';
import { type CallField, type ContractCalls, callNames, callText } from './call-text';
import { loadCrypto } from './run';

export type CallOutcome =
  | { readonly kind: 'refused'; readonly problem: Problem; readonly field: CallField | undefined }
  | CallResult;

/** The program must have no problems. */
export async function callProgram(
  { language, text, syntax, program }: Analysis,
  request: ContractCalls,
): Promise<CallOutcome> {
  const written = callText(text, syntax, request);
  const readFile = (path: string) => program.files.find((file) => file.path === path);
  const checked = analyse(language, { file: 'main', text: written.text, syntax, readFile });
  const [problem] = checked.problems;
  if (problem) return { kind: 'refused', problem, field: written.fieldAt(problem.span) };
  const options = {
    contract: request.contract.split('.').filter(Boolean),
    calls: request.calls.map(({ kind, name }, index) => ({ kind, name, ...callNames(index) })),
  };
  const result = callContract(checked, options);
  const needsCrypto = result.kind === 'stopped' && result.stopped.reason.kind === 'needs-crypto';
  return needsCrypto ? callContract(checked, { ...options, crypto: await loadCrypto() }) : result;
}
