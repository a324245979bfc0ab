/** Runs programs with the real library, for tests. */
import { run, runReport } from '@ligo-docs/ligo';
import type { LigoSyntax } from '@ligo-docs/ligo/syntax';
import { expect } from 'vitest';
import type { Checker } from '../../scripts/ligo/checker';

/** The output of `ligo test` for a program. */
export async function reportOf(checker: Checker, syntax: LigoSyntax, text: string): Promise<string> {
  const checked = checker.check({ file: `program.${syntax}`, text, syntax });
  expect(checked.problems.map(({ message }) => message)).toEqual([]);
  return runReport(await run(checked), checked.files);
}
