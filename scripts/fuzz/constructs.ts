/** Constructs of both syntaxes that can be repeated or nested any number of times. */

import type { LigoSyntax } from '@ligo-docs/ligo';
import { cameligoConstructs } from './constructs-cameligo';
import { jsligoConstructs } from './constructs-jsligo';

export interface Construct {
  readonly name: string;
  readonly syntax: LigoSyntax;
  /** A program with this many repetitions. */
  readonly text: (count: number) => string;
  /** Files that the program includes or imports. */
  readonly files?: (count: number) => Readonly<Record<string, string>>;
}

export const constructs: readonly Construct[] = [
  ...cameligoConstructs.map((one) => ({ ...one, syntax: 'cameligo' as const })),
  ...jsligoConstructs.map((one) => ({ ...one, syntax: 'jsligo' as const })),
];
