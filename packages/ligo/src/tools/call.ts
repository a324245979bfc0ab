/** Calls a contract of a program: its expressions are checked like the program, then the calls are executed. */
import { type CallResult, callContract } from '../chain/call';
import { explain } from '../syntax/problem';
import type { LigoSyntax } from '../syntax/source';
import { type Analysis, analyse } from './analyse';
import { fieldError } from './call-field';
import { type CallField, type CallText, type ContractCalls, callNames, callText } from './call-text';
import { shownReason } from './failure';
import { loadExtras } from './run';

/** A mistake in a field, or in the program if there is no field. */
export interface Refusal {
  readonly kind: 'refused';
  readonly message: string;
  readonly field: CallField | undefined;
}

export type CallOutcome = Refusal | CallResult;

/** The program must have no problems. */
export async function callProgram(
  { language, text, syntax, program }: Analysis,
  request: ContractCalls,
): Promise<CallOutcome> {
  const incomplete = refusedField(request, syntax);
  if (incomplete) return incomplete;
  const written = callText(text, syntax, request);
  const file = program.files[0]?.path ?? 'main';
  const readFile = (path: string) => program.files.find((known) => known.path === path);
  const checked = analyse(language, { file, text: written.text, syntax, readFile });
  const [problem] = checked.problems;
  if (problem) return { kind: 'refused', message: explain(problem), field: written.fieldAt(problem.span) };
  const options = {
    contract: request.contract.split('.').filter(Boolean),
    calls: request.calls.map(({ kind, name }, index) => ({ kind, name, ...callNames(index) })),
  };
  const result = callContract(checked, options);
  const needsExtras = result.kind === 'stopped' && result.stopped.reason.kind === 'needs-extras';
  const final = needsExtras ? callContract(checked, { ...options, extras: await loadExtras() }) : result;
  return failedField(final, written, syntax) ?? final;
}

function refusedField({ storage, calls }: ContractCalls, syntax: LigoSyntax): Refusal | undefined {
  const fields = calls.flatMap(({ parameter, sender, amount }) => {
    const entered: readonly (readonly [CallField, string])[] = [
      ['parameter', parameter],
      ['storage', storage],
      ['sender', sender],
      ['amount', amount],
    ];
    return entered;
  });
  for (const [field, text] of fields) {
    const message = fieldError(text, syntax);
    if (message) return { kind: 'refused', message, field };
  }
  return undefined;
}

/**
 * A field may have no value, such as an invalid address: then the contract was not called. A `failwith` is no mistake
 * in the field, because the contract that the parameter looks up may not exist.
 */
function failedField(result: CallResult, { fieldAt }: CallText, syntax: LigoSyntax): Refusal | undefined {
  if (result.kind !== 'stopped' || result.isCalled || result.stopped.reason.kind !== 'error')
    return undefined;
  const outermost = result.stopped.calls.at(-1);
  const field = outermost && fieldAt(outermost.span);
  return field && { kind: 'refused', message: shownReason(result.stopped, syntax), field };
}
