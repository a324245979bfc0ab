/** Everything that decides the order of results, in one place. The numbers were found by trial on the judged queries. */

/** What a word is worth by where it stands, and what else counts. */
export const WEIGHTS = {
  title: 4.4,
  heading: 2.4,
  about: 1.5,
  text: 1,
  /** Words that stand somewhere on the page, not together. */
  anywhere: 0.5,
  /** What is left of a title's worth when the query has only some of its words, and how fast the rest is lost. */
  partOfTitle: 0.43,
  wholeness: 1.3,
  /** What the whole query being a name is worth, and one word of it. */
  name: 40,
  nameInside: 9,
  /** Two words of the query that are a command or a title. */
  pairInside: 7,
  /** A word of another language that stands for a name. */
  nameMeant: 14,
  nameMeantInside: 5,
  /** What is asked about LIGO. */
  nameOfTopic: 28,
  /** What other words are worth where the query is a name. */
  besideName: 0.4,
  /** How hard missing words count, on the page and in the section. */
  pageCoverage: 1.3,
  sectionCoverage: 1.2,
  /** How far a keyword of the page makes up for a word that its section lacks. */
  aboutCovers: 0.94,
  /** A word that no page has still counts as missing, and a rare one is not all that matters. */
  unknownRarity: 2,
  mostNeed: 2.2,
  /** How much more guides are worth where the query is a question in words. */
  guides: 1.12,
  /** And how much less commands, where it is a sentence. */
  commands: 0.9,
  otherSyntax: 0.45,
  deprecated: 0.7,
};

/** How surely a name means a place. */
export const NAMES = {
  /** `List.map`, `compile contract`, `--syntax`. */
  full: 1,
  /** `Test.Next.State`, `Big_map`. */
  module: 0.95,
  /** The end of a name: `get_sender` for `Tezos.get_sender`, `dry-run` for `ligo run dry-run`. */
  lastPart: 0.8,
  /** The same where it is an everyday word: `map` for `List.map`. */
  lastWord: 0.34,
  /** Values and types that are everyday words: `abs`, `list`. Guides of that title come first. */
  plainValue: 0.52,
  plainType: 0.3,
  title: 0.6,
  /** `compile` for `ligo compile`. */
  subcommand: 0.4,
  /** What stands before the colon in a guide's title. */
  titleTopic: 0.5,
  /** The first word of a guide's title. */
  titleStart: 0.25,
  /** The module of a member that it does not have. */
  memberOf: 0.5,
  heading: 0.16,
  keyword: 0.3,
  /** `tail call`, `initial storage`. */
  phraseKeyword: 0.45,
  /** `@entry`, `#import`. */
  signedKeyword: 0.9,
  /** From this strength on a query is taken for the name itself. */
  sure: 0.75,
};

/** How surely a term stands for a word. */
export const LIKENESS = {
  sameMeaning: 0.72,
  phrase: 0.85,
  joined: 0.95,
  /** A part of a name that some text has as a whole. */
  part: 0.7,
  /** A term that goes on: while the word is being typed, after it, and for each letter more. */
  longer: 0.8,
  longerClosed: 0.6,
  letter: 0.045,
  /** A misspelt word, with the right first letter and without, and for each mistake. */
  near: 0.72,
  nearOtherStart: 0.55,
  mistake: 0.9,
  /** A misspelt ending. */
  lostEnding: 0.62,
  /** `manager` for `manage`. */
  relative: 0.54,
};

/** How much a word of a query counts. */
export const WORD_WEIGHTS = { weak: 0.1, keyword: 0.6, common: 0.3 };

/** How much a word tells of a page by where it stands. */
export const ABOUT = { keyword: 1, description: 0.6, path: 0.45, trail: 0.35, compound: 0.6 };

/** How much a word tells of a section by where and how often it stands there. */
export const TEXT = { opening: 1.25, often: 1.3, floor: 0.72, doubling: 0.05 };
