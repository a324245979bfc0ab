import type { ResultKind } from '../model/search';
import type { Syntax } from '../model/syntax';

/** A section of a page in a hosted index. Queries filter by `lang` and `version`. */
export interface HostedRecord {
  readonly objectID: string;
  readonly lang: string;
  readonly version: readonly string[];
  readonly kind: ResultKind;
  /** The page within a version, or within the site if versions do not have their own. */
  readonly page: string;
  readonly anchor: string;
  readonly title: string;
  readonly heading: string;
  readonly trail: readonly string[];
  readonly keywords: readonly string[];
  readonly text: string;
  readonly syntax?: Syntax;
  readonly deprecated?: boolean;
  /** Breaks ties: the larger comes first. */
  readonly boost: number;
}
