import type { CheckedProgram, LoadProgram } from '../chain/runner';
import type { ProgramText } from '../syntax/parse-program';
import { syntaxOfFile } from '../syntax/source';

/** Loads the contracts that tests originate from files: programs are checked, Michelson is not. */
export function loadContracts(
  readText: (path: string) => string | undefined,
  check: (program: ProgramText) => CheckedProgram,
): LoadProgram {
  return (path) => {
    const text = readText(path);
    if (text === undefined) return undefined;
    if (path.endsWith('.tz')) return { michelson: text };
    return check({ file: path, text, syntax: syntaxOfFile(path) });
  };
}
