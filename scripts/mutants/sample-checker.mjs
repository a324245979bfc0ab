/** Makes Stryker run only the mutants of a sample. A checker may refuse mutants before tests run on them. */
import { relative } from 'node:path';
import { sampleOf } from './sample.mjs';

/** @typedef {import('./sample.mjs').MutantFacts & { readonly id: string }} Mutant */

/** Set by `main.ts`. */
const { MUTANTS_SEED = '', MUTANTS_SIZE = '250' } = process.env;

class SampleChecker {
  /** @type {Set<string>} */
  #sample = new Set();

  async init() {}

  /**
   * Called once with all mutants that tests reach.
   * @param {readonly Mutant[]} mutants
   */
  async group(mutants) {
    const named = mutants.map((mutant) => ({
      ...mutant,
      fileName: relative(process.cwd(), mutant.fileName),
    }));
    const sample = sampleOf(named, { seed: MUTANTS_SEED, size: Number(MUTANTS_SIZE) });
    this.#sample = new Set(sample.map(({ id }) => id));
    return [mutants.map(({ id }) => id)];
  }

  /** @param {readonly Mutant[]} mutants */
  async check(mutants) {
    const result = (/** @type {string} */ id) =>
      this.#sample.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' };
    return Object.fromEntries(mutants.map(({ id }) => [id, result(id)]));
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];
