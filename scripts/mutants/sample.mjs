/** Which mutants belong to the sample. Plain JavaScript, because Stryker loads the checker without compiling it. */
import { createHash } from 'node:crypto';

/**
 * @typedef {object} MutantFacts
 * @property {string} fileName relative to the package
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {{ start: { line: number, column: number }, end: { line: number, column: number } }} location
 */

/**
 * The first mutants in an order that depends only on the seed and the mutants themselves.
 * @template {MutantFacts} Mutant
 * @param {readonly Mutant[]} mutants
 * @param {{ seed: string, size: number }} options
 * @returns {Mutant[]}
 */
export function sampleOf(mutants, { seed, size }) {
  const ranked = mutants.map((mutant) => ({ mutant, rank: rankOf(mutant, seed) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked.slice(0, size).map(({ mutant }) => mutant);
}

/**
 * @param {MutantFacts} mutant
 * @param {string} seed
 */
function rankOf({ fileName, mutatorName, replacement, location: { start, end } }, seed) {
  const place = [start.line, start.column, end.line, end.column].join(':');
  return createHash('sha256')
    .update([seed, fileName.replaceAll('\\', '/'), place, mutatorName, replacement].join('\n'))
    .digest('hex');
}
