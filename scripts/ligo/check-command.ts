import { explain } from '@ligo-docs/ligo/syntax';
import { type Checked, type Checker, placeOf } from './checker';

interface Output {
  readonly log: (line: string) => void;
  readonly json: boolean;
}

/** Checks files, prints their problems, and returns the exit code. */
export function checkFiles(files: readonly string[], checker: Checker, { log, json }: Output): number {
  let wrong = 0;
  for (const file of files) {
    const checked = checker.checkFile(file);
    if (checked.problems.length > 0) wrong += 1;
    if (json) log(JSON.stringify(reportOf(file, checked)));
    else for (const line of linesOf(checked)) log(line);
  }
  if (!json) log(`${files.length} ${files.length === 1 ? 'file' : 'files'}, ${wrong} with problems`);
  return wrong === 0 ? 0 : 1;
}

interface TypesOutput {
  readonly log: (line: string) => void;
  /** Receives the problems of a file, which are not part of the JSON. */
  readonly warn: (line: string) => void;
}

/** Prints the types of values, types, uses and binders of files, one line of JSON each. */
export function listTypes(files: readonly string[], checker: Checker, { log, warn }: TypesOutput): number {
  let wrong = 0;
  for (const file of files) {
    const checked = checker.checkFile(file);
    if (checked.problems.length > 0) wrong += 1;
    for (const line of linesOf(checked)) warn(line);
    log(JSON.stringify({ program: file, ...checked.listing() }));
  }
  return wrong === 0 ? 0 : 1;
}

function reportOf(file: string, { problems, files }: Checked) {
  return {
    file,
    ok: problems.length === 0,
    problems: problems.map((problem) => {
      const { file: place, ...range } = placeOf(problem, files);
      return { ...range, message: explain(problem), ...(place !== file && { file: place }) };
    }),
  };
}

/** In the format of compilers, with the source line and a marker below the position. */
export function linesOf({ problems, files }: Checked): string[] {
  return problems.flatMap((problem) => {
    const { file, line, column, endLine, endColumn } = placeOf(problem, files);
    const text = files[problem.span.file]?.text.split('\n')[line - 1] ?? '';
    const width = endLine === line ? Math.max(1, endColumn - column) : 1;
    return [
      `${file}:${line}:${column + 1}: ${problem.message}`,
      ...(problem.hint ? [`    ${problem.hint}`] : []),
      ...(text === '' ? [] : [`    ${text}`, `    ${' '.repeat(column)}${'^'.repeat(width)}`]),
    ];
  });
}
