/** The commands that compile, on the disk. */
import { writeFileSync } from 'node:fs';
import { createLanguage, isCompileCommand, runCompileCommand as runIn, type Terminal } from '@ligo-docs/ligo';
import { readFromFolders, textAt } from '@ligo-docs/ligo/node';

export { COMPILE_USAGE } from '@ligo-docs/ligo';
export { isCompileCommand };

/** Runs a command and returns its exit code. */
export const runCompileCommand = (
  words: readonly string[],
  printed: Pick<Terminal, 'log' | 'warn' | 'pageAbout'>,
): number =>
  runIn(words, {
    ...printed,
    read: textAt,
    readFrom: readFromFolders,
    write: writeFileSync,
    languageOf: createLanguage,
  });
