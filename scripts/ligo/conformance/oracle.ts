/** The compiler's recorded answers: the files of facts/oracle, in a folder next to the project. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Listing } from '@ligo-docs/ligo';
import type { Phase } from '@ligo-docs/ligo/syntax';

export interface Place {
  /** Null where the compiler gives none. */
  readonly line: number | null;
  readonly phase: Phase;
  readonly message: string;
}

/** The types of an accepted program. */
export interface TypesFact extends Omit<Listing, 'valuesFull' | 'typesFull'> {
  readonly program: string;
  readonly sha1: string;
  readonly valuesFull?: Listing['valuesFull'];
  readonly typesFull?: Listing['typesFull'];
}

export interface RefusalFact extends Place {
  readonly program: string;
  readonly sha1: string;
}

/** A program with one change. */
export type MutantFact = {
  readonly kind: string;
  readonly from: string;
  readonly syntax: 'jsligo' | 'cameligo';
  readonly code: string;
} & Verdict;

/** A test contract of the compiler, by its path there. */
export type PublicFact = Verdict;

export type Verdict = { readonly verdict: 'ok' } | ({ readonly verdict: 'fail' } & Place);

export class Oracle {
  constructor(readonly folder: string) {
    if (!existsSync(folder))
      throw new Error(`${folder} is missing: it contains the answers to compare with.`);
  }

  types(): TypesFact[] {
    return ['types-guides', 'types-reference', 'types-crib'].flatMap((name) => this.lines<TypesFact>(name));
  }

  refusals(): RefusalFact[] {
    return this.lines('refusals');
  }

  mutants(): MutantFact[] {
    return ['mutants-dev', 'mutants-dev-more'].flatMap((name) => this.lines<MutantFact>(name));
  }

  publicContracts(): [path: string, fact: PublicFact][] {
    return Object.entries(JSON.parse(readFileSync(join(this.folder, 'public-verdicts.json'), 'utf8')));
  }

  /** A missing set counts as empty. */
  private lines<Fact>(name: string): Fact[] {
    const file = join(this.folder, `${name}.jsonl`);
    if (!existsSync(file)) return [];
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  }
}
