/** What `ligo test` prints about a file: every test with its result and time, failing ones last. */
import { describeStopped, type RunResult, type TestResult } from '@ligo-docs/ligo';
import { print } from '@ligo-docs/ligo/evaluate';
import type { SourceFile } from '@ligo-docs/ligo/syntax';

export interface TestLine {
  /** Empty for what fails outside of tests. */
  readonly name: string;
  readonly ok: boolean;
  /** The value of a test that passed, or why and where it failed. */
  readonly message: string;
  readonly ms?: number;
  readonly warning?: string;
}

const NEVER_RUNS = 'It is a function, so it never runs: call it, or give it no parameters.';

/** In the order of the file; failures outside of tests come first. */
export function testLines(result: RunResult, files: readonly SourceFile[]): TestLine[] {
  const others = result.failures.map((stopped): TestLine => {
    return { name: '', ok: false, message: describeStopped(stopped, files) };
  });
  return [...others, ...result.tests.map((test) => testLine(test, result, files))];
}

function testLine(
  { name, value, stopped, isFunction, ms }: TestResult,
  { values }: RunResult,
  files: readonly SourceFile[],
): TestLine {
  const shown = values.get(name) ?? value;
  return {
    name,
    ok: stopped === undefined,
    message: stopped ? describeStopped(stopped, files) : shown ? print(shown) : '',
    ...(ms !== undefined && { ms: Math.round(ms) }),
    ...(isFunction && { warning: NEVER_RUNS }),
  };
}

export function testText(file: string, { output }: RunResult, tests: readonly TestLine[]): string {
  const failed = tests.filter(({ ok }) => !ok);
  const warned = tests.filter(({ warning }) => warning !== undefined);
  const named = tests.filter(({ name }) => name !== '');
  const counts = [
    `${named.length} ${named.length === 1 ? 'test' : 'tests'}`,
    `${failed.length} failed`,
    ...(warned.length > 0 ? [`${warned.length} never run`] : []),
  ];
  return [
    ...output.map(({ text }) => text.replace(/\n$/, '')),
    file,
    ...tests.filter(({ ok }) => ok).map(passedText),
    ...failed.map(failedText),
    counts.join(', '),
  ].join('\n');
}

function passedText({ name, message, ms, warning }: TestLine): string {
  if (warning) return `  warning ${name}: ${warning}`;
  const value = message === '()' || message === '' ? '' : ` = ${message}`;
  return `  passed ${name}${value}${timeText(ms)}`;
}

function failedText({ name, message, ms }: TestLine): string {
  const lines = message.split('\n').map((line) => `    ${line}`);
  return [`  failed ${name || 'outside of tests'}${timeText(ms)}`, ...lines].join('\n');
}

const timeText = (ms: number | undefined): string => (ms === undefined ? '' : ` (${ms} ms)`);
