/** Formats the results of runs as the compiler prints them, and the reasons for failures. */
import type { RunResult, Stopped, TestResult } from '../chain/run';
import { print } from '../evaluate/values/print';
import type { SourceFile, Span } from '../syntax/source';
import { printPosition } from './positions';

/** The output of `ligo run test`. Failures replace the results. */
export function runReport(result: RunResult, files: readonly SourceFile[]): string {
  const output = result.output.map(({ text }) => text).join('');
  const failures = failuresOf(result).map(
    ({ name, stopped }) => `${describeStopped(stopped, files, name)}\n`,
  );
  if (failures.length > 0) return output + failures.join('');
  return result.printsResults ? output + resultLines(result) : output;
}

function resultLines({ tests, values }: RunResult): string {
  const lines = tests.map(({ name, value }) => {
    const shown = values.get(name) ?? value;
    return `- ${name} exited with value ${shown ? print(shown) : '()'}.\n`;
  });
  return `Everything at the top-level was executed.\n${lines.join('')}`;
}

interface Failing {
  /** Of a test. */
  readonly name: string | undefined;
  readonly stopped: Stopped;
}

export function failuresOf({ tests, failures }: RunResult): Failing[] {
  const failing = tests.flatMap(({ name, stopped }: TestResult) => (stopped ? [{ name, stopped }] : []));
  return [...failures.map((stopped) => ({ name: undefined, stopped })), ...failing];
}

/** The reason without the position. */
export function reasonOf({ reason, message }: Stopped): string {
  return reason.kind === 'failwith' ? `failed with ${print(reason.value)}` : message;
}

/** The reason, the position and the call stack, innermost call first. */
export function describeStopped(stopped: Stopped, files: readonly SourceFile[], test?: string): string {
  const subject = test ? `${test}: ` : '';
  const [first, ...others] = stopped.calls;
  const place = first ? `${placeOf(first.span, files)}: ` : '';
  const trace = others.map(
    ({ name, span }) => `    called from ${placeOf(span, files)}${name ? ` (${name})` : ''}`,
  );
  return [`${place}${subject}${reasonOf(stopped)}`, ...withoutRepetition(trace)].join('\n');
}

/** Collapses repeated lines, which recursive functions produce. */
function withoutRepetition(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    if (line === lines[index - 1]) return [];
    const end = lines.findIndex((other, position) => position > index && other !== line);
    const count = (end < 0 ? lines.length : end) - index;
    return [count > 1 ? `${line}, ${count} times` : line];
  });
}

function placeOf(span: Span, files: readonly SourceFile[]): string {
  return printPosition(files[span.file] ?? { path: '', text: '' }, span.from);
}
