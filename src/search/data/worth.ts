/** How much a page is worth beside others with the same words, in percent. The first rule that fits counts. */
const RULES: readonly (readonly [RegExp, number])[] = [
  [/^reference\/test-reference$/, 82],
  [/^reference\/current-reference$/, 80],
  [/^reference\/test\./, 92],
  [/^reference\/toplevel-reference$/, 95],
  [/^reference\/tezos\.next/, 96],
  [/^reference\//, 98],
  [/^contributors\//, 72],
  [/^protocol\//, 66],
  [/^blog\//, 85],
  [/^demo\//, 75],
  [/^intro\/changelog$/, 75],
  [/^api\/cheat-sheet$/, 85],
  [/^api\/cli-commands$/, 85],
  [/^tutorials\/.*\/examples$/, 85],
  [/^tutorials\//, 93],
  [/^language-basics\//, 98],
  [/^manpages\/(?:compile-contract)$/, 112],
  [/^manpages\/(?:compile-(?:storage|parameter|expression)|run-(?:test|dry-run))$/, 106],
  [/^(?:advanced|api|compiling|data-types|faq|imperative|intro|manpages|syntax|testing|tezos)(?:\/|$)/, 100],
];

/** Pages that no rule names are older topics, which newer pages cover. */
const OTHERWISE = 80;

/** The worth of a page. */
export function worthOf(id: string): number {
  return RULES.find(([pattern]) => pattern.test(id))?.[1] ?? OTHERWISE;
}

/** Sections that only lead elsewhere: their words belong to other pages. */
export const SIGNPOSTS =
  /^(?:what to read next|related commands|overview|see also|next steps|further reading)$/i;
