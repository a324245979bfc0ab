import { contractProblems, linesOf, type PageAbout, placesIn } from '@ligo-docs/ligo';
import { explain, focusOf } from '@ligo-docs/ligo/syntax';
import type { Checked, Checker } from './checker';

interface Output {
  readonly log: (line: string) => void;
  readonly json: boolean;
  readonly pageAbout?: PageAbout;
}

/** Checks files and compiles their contracts, prints their problems, and returns the exit code. */
export function checkFiles(
  files: readonly string[],
  checker: Checker,
  { log, json, pageAbout }: Output,
): number {
  let wrong = 0;
  for (const file of files) {
    const checked = withContracts(checker.checkFile(file));
    if (checked.problems.length > 0) wrong += 1;
    if (json) log(JSON.stringify(reportOf(file, checked)));
    else for (const line of linesOf(checked, pageAbout)) log(line);
  }
  if (!json) log(`${files.length} ${files.length === 1 ? 'file' : 'files'}, ${wrong} with problems`);
  return wrong === 0 ? 0 : 1;
}

/** Contracts of programs without other problems must compile. */
function withContracts(checked: Checked): Checked {
  if (checked.problems.length > 0) return checked;
  return { ...checked, problems: contractProblems(checked.typed) };
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
  const placeOf = placesIn(files);
  return {
    file,
    ok: problems.length === 0,
    problems: problems.map((problem) => {
      const { file: place, ...range } = placeOf(problem.span);
      const { file: _, ...focus } = placeOf(focusOf(problem));
      const fix = problem.fix?.map(({ span, text }) => {
        const { file: __, ...edited } = placeOf(span);
        return { ...edited, text };
      });
      return {
        ...range,
        message: explain(problem),
        ...(problem.focus && { focus }),
        ...(place !== file && { file: place }),
        ...(fix && { fix }),
      };
    }),
  };
}
