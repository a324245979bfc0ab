/** What the compiler made of recorded programs, and what our compiler makes of them. */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { evidenceLines } from '../../../../tests/helpers/evidence';
import { compile } from '../../src/compile';
import { printMicheline } from '../../src/michelson';
import type { LigoSyntax } from '../../src/syntax/source';
import { type Analysis, analyse } from '../../src/tools/analyse';
import { languageOf } from './analyse-text';

export interface RecordedContract {
  readonly file: string;
  readonly syntax: LigoSyntax;
  readonly module: string;
  readonly code: string;
  readonly imports?: Readonly<Record<string, string>>;
  readonly michelson: string;
}

export const recordedContracts = (): readonly RecordedContract[] => evidenceLines('michelson');

/** Every program is in exactly one of the parts. */
export function partOf({ code }: RecordedContract, parts: number): number {
  return (createHash('sha1').update(code).digest()[0] ?? 0) % parts;
}

export function analyseRecorded({
  file,
  syntax,
  code,
  imports = {},
}: Omit<RecordedContract, 'michelson'>): Analysis {
  const texts: Readonly<Record<string, string>> = { ...imports, [file]: code };
  const readFile = (path: string, from: string) => {
    const whole = posix.join(posix.dirname(from), path);
    const text = texts[whole];
    return text === undefined ? undefined : { path: whole, text };
  };
  return analyse(languageOf('next'), { file, text: code, syntax, readFile });
}

/** The script in the notation of the compiler, or the problems. */
function compiledText(recorded: RecordedContract): string {
  const { typed, problems } = analyseRecorded(recorded);
  if (problems.length > 0) return problems.map(({ message }) => message).join('\n');
  const compiled = compile(typed, { module: recorded.module });
  if (compiled.script === undefined) return compiled.problems.map(({ message }) => message).join('\n');
  return printMicheline(compiled.script);
}

/** Contracts of which we make something else than the compiler. */
export function different(contracts: readonly RecordedContract[]): readonly string[] {
  return contracts.flatMap((recorded) => {
    const text = compiledText(recorded);
    if (oneLine(text) === oneLine(recorded.michelson)) return [];
    return [`${recorded.file} ${recorded.module}\n  ours:   ${text}\n  theirs: ${recorded.michelson}`];
  });
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
