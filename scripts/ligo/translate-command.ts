import { analyse, createLanguage, explain, placesIn, translate } from '@ligo-docs/ligo';
import { programAt } from '@ligo-docs/ligo/node';

interface Options {
  readonly log: (text: string) => void;
  readonly warn: (line: string) => void;
  readonly version: string;
  /** Must be the other syntax than the file's. */
  readonly to?: string;
}

/** Prints a file in the other syntax, or what has no counterpart in it, and returns the exit code. */
export function translateFile(file: string, { log, warn, version, to }: Options): number {
  const text = programAt(file);
  if ('unreadable' in text) {
    warn(text.unreadable);
    return 1;
  }
  if (to === text.syntax) {
    warn(`${file} is in that syntax already.`);
    return 2;
  }
  const analysis = analyse(createLanguage(version), text);
  const result = translate(analysis, text.readFile ? { readFile: text.readFile } : {});
  if ('text' in result) {
    log(result.text.trimEnd());
    return 0;
  }
  const placeOf = placesIn(analysis.program.files);
  for (const problem of result.problems) {
    const { file: name, line, column } = placeOf(problem.span);
    warn(`${name}:${line}:${column + 1}: ${explain(problem)}`);
  }
  return 1;
}
