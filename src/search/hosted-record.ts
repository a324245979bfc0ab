import type { ResultKind } from '../model/search';
import type { Syntax } from '../model/syntax';

/** A section of a page as the hosted service keeps it. `lang` and `version` are the facets that queries filter by. */
export interface HostedRecord {
  readonly objectID: string;
  readonly lang: string;
  readonly version: readonly string[];
  readonly kind: ResultKind;
  /** The page within a version, or `blog/<slug>`. */
  readonly page: string;
  readonly anchor: string;
  readonly title: string;
  readonly heading: string;
  readonly trail: readonly string[];
  readonly keywords: readonly string[];
  readonly text: string;
  readonly syntax?: Syntax;
  readonly deprecated?: boolean;
  /** What is worth more is shown first among equals. */
  readonly worth: number;
}

/** How the service shall search the records. */
export const HOSTED_SETTINGS = {
  searchableAttributes: ['heading', 'title', 'keywords', 'trail', 'text'],
  attributesForFaceting: ['filterOnly(lang)', 'filterOnly(version)', 'kind'],
  customRanking: ['desc(worth)'],
  attributesToSnippet: ['text:24'],
  separatorsToIndex: '@#_',
} as const;
