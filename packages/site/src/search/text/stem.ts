/** Endings that do not matter to a search, longest first, and the shortest stem that each may leave. */
const ENDINGS: readonly (readonly [ending: RegExp, minStem: number])[] = [
  [/(?:ations?|ates?|ated|ating)$/, 4],
  [/ments?$/, 4],
  [/(?<=[st])ions?$/, 4],
  [/(?:ings?|ed)$/, 3],
];

/** The stem by which a word is indexed: `mapping`, `maps` and `map` share one. Expects lower case. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, minStem] of ENDINGS) {
    const cut = word.replace(ending, '');
    if (cut !== word && tidy(cut).length >= minStem && /[aeiouy]/.test(cut)) return tidy(cut);
  }
  return tidy(singular(word));
}

function singular(word: string): string {
  if (/(?:ss|us|is|as)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Undoes spelling changes before suffixes: `running` and `run`, `storing` and `store`, `tries` and `try`. */
function tidy(word: string): string {
  if (word.length > 3 && /([bdgmnprt])\1$/.test(word)) return word.slice(0, -1);
  // American spelling: `optimize` is `optimise`.
  if (/..[aeiouy].*i[sz]e?$/.test(word)) return word.replace(/i[sz]e?$/, 'is');
  if (/[^aeiou]i$/.test(word)) return `${word.slice(0, -1)}y`;
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}
