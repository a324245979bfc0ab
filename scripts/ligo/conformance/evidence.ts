/** The recorded answers of LIGO's own compiler, in tests/evidence. */
import { posix } from 'node:path';
import type { LigoSyntax, Listing, ReadFile } from '@ligo-docs/ligo';
import type { Phase } from '@ligo-docs/ligo/syntax';
import { evidenceLines } from '../../../tests/helpers/evidence';

export interface Place {
  /** Null where the compiler gives none. */
  readonly line: number | null;
  readonly phase: Phase;
  readonly message: string;
}

export type Verdict = { readonly verdict: 'ok' } | ({ readonly verdict: 'fail' } & Place);

/** A program with its text. */
export interface RecordedProgram {
  /** A file name, whose ending names the syntax. */
  readonly program: string;
  readonly code: string;
  /** The texts of the files that it includes or imports, by path. */
  readonly imports?: Readonly<Record<string, string>>;
}

/** The types of an accepted program. */
export interface TypesFact extends RecordedProgram, Omit<Listing, 'valuesFull' | 'typesFull'> {
  readonly valuesFull?: Listing['valuesFull'];
  readonly typesFull?: Listing['typesFull'];
}

export type RefusalFact = RecordedProgram & Place;

/** A program with one change. */
export type MutantFact = {
  readonly kind: string;
  readonly from: string;
  readonly syntax: LigoSyntax;
  readonly code: string;
} & Verdict;

/** A test contract of the compiler. Its text is in the compiler's repository only. */
export type PublicFact = { readonly path: string; readonly sha256: string } & Verdict;

export class Evidence {
  constructor(private readonly folder?: string) {}

  types(): TypesFact[] {
    return ['types-guides', 'types-reference', 'types-crib'].flatMap((name) => this.lines<TypesFact>(name));
  }

  refusals(): RefusalFact[] {
    return this.lines('refusals');
  }

  mutants(): MutantFact[] {
    return ['mutants-dev', 'mutants-dev-more'].flatMap((name) => this.lines<MutantFact>(name));
  }

  publicContracts(): PublicFact[] {
    return this.lines('public-verdicts');
  }

  private lines<Fact>(name: string): Fact[] {
    return evidenceLines(name, this.folder);
  }
}

/** Finds the files that a recorded program includes or imports. */
export function recordedFiles({ imports = {} }: Pick<RecordedProgram, 'imports'>): ReadFile {
  return (path, from) => {
    const file = posix.join(posix.dirname(from), path);
    const text = imports[file];
    return text === undefined ? undefined : { path: file, text };
  };
}
