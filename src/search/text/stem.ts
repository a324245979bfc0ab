/** The shortest stem that a long ending may leave behind. */
const MIN_STEM_LENGTH = 4;

/** Endings of nouns and verbs that mean the same to a search, longest first; each leaves what stands beside it. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ations?|ates?|ated|ating)$/, ''],
  [/(?:ments?)$/, ''],
  [/(?<=[st])(?:ions?)$/, ''],
  [/(?:ings?|ed)$/, ''],
];

/** The form of an English word under which it is filed: `mapping`, `maps` and `map` share one. Expects lower case. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, rest] of ENDINGS) {
    const cut = word.replace(ending, rest);
    if (cut === word) continue;
    const smallest =
      /ing|ed/.test(word.slice(cut.length)) && !/at/.test(word.slice(cut.length)) ? 3 : MIN_STEM_LENGTH;
    if (tidy(cut).length >= smallest && /[aeiouy]/.test(cut)) return tidy(cut);
  }
  return tidy(singular(word));
}

function singular(word: string): string {
  if (/(?:ss|us|is|as)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Endings that are lost or doubled before others: `running` and `run`, `storing` and `store`, `tries` and `try`. */
function tidy(word: string): string {
  if (word.length > 3 && /([bdgmnprt])\1$/.test(word)) return word.slice(0, -1);
  // American spelling: `optimize` is `optimise`.
  if (/..[aeiouy].*i[sz]e?$/.test(word)) return word.replace(/i[sz]e?$/, 'is');
  if (/[^aeiou]i$/.test(word)) return `${word.slice(0, -1)}y`;
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
}
