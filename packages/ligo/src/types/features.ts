/** What changed in the language between the documented versions, as data. Rules ask for a feature, not for a version. */

/** Each feature with the version that introduced it. */
const SINCE = {
  /** A literal takes the expected type; before, only where it was annotated with the name of the type. */
  'literal-expected-type': '1.7.0',
  /** Elements of lists and operands of operators are checked against the expected type; before, they were inferred. */
  'operand-expected-type': '1.7.0',
  /** Any types may be members of a union; before, only records with a tag, in a type declaration. */
  'general-unions': '1.7.0',
  /** A field that all members of a union have can be read, and a comparison of a tag narrows the union. */
  'union-narrowing': '1.7.0',
  /** Values of literal types can be compared with others. */
  'comparable-literal-types': '1.7.0',
  /** `{ ...r, f: v } as t`; before, the update had to be in parentheses. */
  'typed-record-updates': '1.7.0',
  /** Parentheses around a member of a union and around the result of a function; before, a syntax error. */
  'parenthesised-types': '1.7.0',
  /** CameLIGO's `#include` between the declarations of a module. */
  'directives-in-modules': '1.7.0',
  /** Tests can create, read, split and join tickets; before, only contracts could. */
  'tickets-in-tests': '1.7.0',
  /** Messages name the type of a record that lacks a field, and say which kind of literal is ill-formed. */
  'specific-messages': '1.7.0',
  /** Unions are numbered in Michelson, and the optimiser is that of this package; before, some contracts had other code. */
  'present-michelson': '1.7.0',
} as const;

export type Feature = keyof typeof SINCE;

/** The features that a version has. */
export type Features = ReadonlySet<Feature>;

/** What rules ask. They ask only where the answer matters, so that the answers show what a result depends on. */
export interface FeatureQuery {
  readonly has: (feature: Feature) => boolean;
}

/** Remembers the features that were asked for. */
export class AskedFeatures implements FeatureQuery {
  readonly asked = new Set<Feature>();

  constructor(private readonly features: Features) {}

  has(feature: Feature): boolean {
    this.asked.add(feature);
    return this.features.has(feature);
  }
}

/** @internal */
export const FEATURES = Object.keys(SINCE) as Feature[];

/** The version that introduced a feature. */
export function introducedIn(feature: Feature): string {
  return SINCE[feature];
}

/** The features of a released version such as `1.6.0`; any other name is that of the unreleased one, which has all. */
export function featuresOf(version: string): Features {
  return new Set(FEATURES.filter((feature) => !isBefore(version, SINCE[feature])));
}

export const ALL_FEATURES: Features = new Set(FEATURES);

function isBefore(version: string, other: string): boolean {
  const released = /^\d+\.\d+\.\d+$/.test(version);
  return released && compareNumbers(version.split('.').map(Number), other.split('.').map(Number)) < 0;
}

function compareNumbers(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((number, place) => number !== b[place]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
