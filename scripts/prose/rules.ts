/** A wording that pages avoid, and what they say instead. */
export interface Wording {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** The number of words after which readers lose the beginning of a sentence. */
export const MAX_WORDS = 36;

/** One term for each concept, so that readers can search for it. */
const TERMS: readonly Wording[] = [
  { pattern: /\bentry[ -]points?\b/i, instead: 'entrypoint' },
  { pattern: /\blook-ups?\b/i, instead: 'lookup' },
  { pattern: /\bplain accounts?\b/i, instead: 'user account' },
  { pattern: /\b(?:first|starting) storage\b/i, instead: 'initial storage' },
  { pattern: /\btezz?ies\b|\bmutezes\b/i, instead: 'tez' },
  { pattern: /\bbigmaps?\b/i, instead: 'big map' },
  {
    pattern: /\bwalk(?:s|ed|ing)? (?:over|through) (?:a|the|its) (?:list|map|set)\b/i,
    instead: 'iterate over',
  },
  { pattern: /\bre-?deploy(?:s|ed|ing)? (?:it|the contract)\b/i, instead: 'originate a new contract' },
];

/** Words that say nothing, that are not English, or that readers who learnt English stumble over. */
const PHRASES: readonly Wording[] = [
  { pattern: /\b(?:simply|obviously|needless to say)\b/i, instead: 'nothing: leave it out' },
  {
    pattern: /\bas (?:told|mentioned|said|described|seen|shown) (?:above|before|earlier)\b/i,
    instead: 'a link',
  },
  { pattern: /\bin order to\b/i, instead: '"to"' },
  { pattern: /\butili[sz]e[sd]?\b/i, instead: '"use"' },
  { pattern: /\banew\b/i, instead: '"again"' },
  { pattern: /\bshall\b/i, instead: '"will" or "must"' },
  { pattern: /\bdearer\b/i, instead: '"more expensive"' },
  { pattern: /\bbelongs? into\b/i, instead: '"belongs in"' },
  { pattern: /\b(?:is|are) told by\b/i, instead: '"is reported by"' },
  { pattern: /\bhardly anything\b|\bnone to speak of\b/i, instead: 'a figure' },
  { pattern: /\bthe other way (?:a)?round than\b/i, instead: '"in the reverse order of"' },
  { pattern: /\b(?:seamless(?:ly)?|blazing(?:ly)? fast|cutting-edge|world-class)\b/i, instead: 'a fact' },
  { pattern: /\p{Extended_Pictographic}/u, instead: 'words' },
];

export const WORDINGS: readonly Wording[] = [...TERMS, ...PHRASES];
