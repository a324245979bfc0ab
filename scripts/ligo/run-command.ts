import { describeStopped, failuresOf, linesOf, type PageAbout, run } from '@ligo-docs/ligo';
import type { LoadProgram } from '@ligo-docs/ligo/chain';
import { print } from '@ligo-docs/ligo/evaluate';
import { programAt, readFromDisk } from '@ligo-docs/ligo/node';
import type { Checked, Checker } from './checker';
import { type TestLine, testLines, testText } from './test-report';

interface TestOptions {
  readonly log: (line: string) => void;
  readonly json: boolean;
  /** How long the tests of one file may run. */
  readonly seconds: number;
  readonly pageAbout?: PageAbout;
}

/** `ligo test`: runs files as tests, prints the results, and returns the exit code. */
export async function testFiles(
  files: readonly string[],
  checker: Checker,
  { log, json, seconds, pageAbout }: TestOptions,
): Promise<number> {
  let failed = 0;
  for (const file of files) {
    const checked = checker.checkFile(file);
    const isRefused = checked.problems.length > 0;
    const report = isRefused ? refusal(file, checked) : await runFile(file, checked, checker, seconds);
    if (!report.ok) failed += 1;
    if (json) log(JSON.stringify({ file: report.file, ok: report.ok, tests: report.tests }));
    else log(isRefused ? linesOf(checked, pageAbout).join('\n') : report.text);
  }
  return failed === 0 ? 0 : 1;
}

interface TestReport {
  readonly file: string;
  readonly ok: boolean;
  readonly tests: readonly TestLine[];
  readonly text: string;
}

function refusal(file: string, { problems }: Checked): TestReport {
  const tests = problems.map(({ message }) => ({ name: '', ok: false, message }));
  return { file, ok: false, tests, text: '' };
}

async function runFile(
  file: string,
  checked: Checked,
  checker: Checker,
  seconds: number,
): Promise<TestReport> {
  const advice = 'Give it more with `--limit SECONDS`.';
  const time = { now: () => performance.now(), ms: seconds * 1000, advice };
  const result = await run(checked, { load: loader(checked, checker), time });
  const tests = testLines(result, checked.files);
  return { file, ok: failuresOf(result).length === 0, tests, text: testText(file, result, tests) };
}

/** `ligo eval`: the value of an expression in the scope of a file. */
export async function evaluateIn(
  file: string,
  expression: string,
  checker: Checker,
  log: (line: string) => void,
): Promise<number> {
  const name = 'evaluated_expression';
  const source = programAt(file);
  const isJs = !('unreadable' in source) && source.syntax === 'jsligo';
  const declaration = isJs ? `const ${name} = ${expression};` : `let ${name} = ${expression}`;
  const checked =
    'unreadable' in source
      ? checker.checkFile(file)
      : checker.check({ ...source, text: `${source.text}\n${declaration}\n` });
  if (checked.problems.length > 0) {
    log(linesOf(checked).join('\n'));
    return 1;
  }
  const result = await run(checked, { load: loader(checked, checker) });
  const value = result.values.get(name);
  for (const { text: printed } of result.output) log(printed.replace(/\n$/, ''));
  if (value) log(print(value));
  else for (const stopped of result.failures) log(describeStopped(stopped, checked.files));
  return value ? 0 : 1;
}

/** Loads the contracts that tests originate from files; paths are relative to any file of the program. */
function loader({ files }: Checked, checker: Checker): LoadProgram {
  return (path) => {
    const found = files.map((from) => readFromDisk(path, from.path)).find((file) => file !== undefined);
    if (!found) return undefined;
    return path.endsWith('.tz') ? { michelson: found.text } : checker.checkFile(found.path);
  };
}
