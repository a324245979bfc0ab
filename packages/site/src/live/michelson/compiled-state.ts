/** The last results of compiling a program that changes. */
import type { CompiledContract, CompileReport } from '../protocol/compiled';

export interface CompiledState {
  /** The result for the current text; undefined before the first. */
  readonly report?: CompileReport | Error;
  /** The last contract that compiled, and the text that it was compiled from. */
  readonly contract?: CompiledContract;
  readonly text?: string;
  /** The difference that the last change of the text made. */
  readonly change?: number;
}

export function withReport(
  before: CompiledState,
  report: CompileReport | Error,
  text: string,
): CompiledState {
  if (report instanceof Error || report.kind !== 'compiled') return { ...before, report };
  const { contract } = report;
  const isChanged = before.text !== undefined && before.text !== text;
  const change = isChanged && before.contract ? contract.bytes - before.contract.bytes : before.change;
  return { report, contract, text, ...(change !== undefined && { change }) };
}
