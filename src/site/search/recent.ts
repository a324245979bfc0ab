/** The queries that led a reader somewhere, newest first. */
export interface RecentSearches {
  readonly list: () => readonly string[];
  readonly add: (query: string) => void;
  readonly remove: (query: string) => void;
}
