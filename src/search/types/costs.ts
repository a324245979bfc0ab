/** What a difference between a wanted and an offered type costs. Found by trial on the judged queries. */
export const COST = {
  /** The reader's variable stands for a concrete type of the library. */
  narrower: 1.2,
  /** A variable of the library stands for the reader's concrete type. */
  wider: 1,
  /** The same, for a whole argument or result: it would fit nearly everything. */
  widerWhole: 2.2,
  /** One variable stands for two different types. */
  inconsistent: 1.5,
  /** The reader left the parameters of a type out. */
  unspoken: 0.1,
  /** What the reader wants comes in an option. */
  boxed: 1,
  /** A relative of the wanted type. */
  related: 1.6,
  /** An argument that the reader did not mention. */
  extraArgument: 0.7,
  extraUnit: 0.1,
  /** An argument of the reader that the value does not take. */
  missingArgument: 4,
  /** An argument in another place. */
  moved: 0.15,
  /** One tuple instead of several arguments. */
  tupled: 0.3,
  /** The wanted result is taken as an argument instead. */
  resultAsArgument: 3.2,
} as const;

/** Costs beyond this are no fit. */
export const LIMIT = 6;

/** Types that a reader may mix up: each fits in place of the others, at a cost. */
const RELATED: readonly (readonly string[])[] = [
  ['map', 'big_map'],
  ['set', 'big_set'],
  ['nat', 'int'],
  ['list', 'set'],
  ['address', 'typed_address'],
  ['address', 'contract'],
  ['key', 'key_hash'],
];

/** The cost of one named type in place of another; infinite when they have nothing to do with each other. */
export function nameCost(wanted: string, offered: string): number {
  if (wanted === offered) return 0;
  const isRelated = RELATED.some((group) => group.includes(wanted) && group.includes(offered));
  return isRelated ? COST.related : Number.POSITIVE_INFINITY;
}
