import { readFileSync, writeFileSync } from 'node:fs';
import { format, syntaxOfFile } from '@ligo-docs/ligo/syntax';
import { linesOf } from './check-command';
import type { Checker } from './checker';

interface Output {
  readonly log: (line: string) => void;
  /** Names the files that are not formatted, and changes none. */
  readonly check: boolean;
}

/** Formats files, or only looks whether they are, and returns the exit code. */
export function formatFiles(files: readonly string[], checker: Checker, { log, check }: Output): number {
  let changed = 0;
  let refused = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const formatted = format(text, syntaxOfFile(file));
    if (formatted === undefined) {
      refused++;
      for (const line of linesOf(checker.checkFile(file))) log(line);
    } else if (formatted !== text) {
      changed++;
      log(check ? `${file}: not formatted. Run it without --check.` : `${file}: formatted`);
      if (!check) writeFileSync(file, formatted);
    }
  }
  log(
    `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${changed} ${check ? 'not formatted' : 'changed'}, ${refused} with problems`,
  );
  return refused > 0 || (check && changed > 0) ? 1 : 0;
}
