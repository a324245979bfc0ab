import type { SearchIndex } from './open-index';

/** The query is one term as it is. */
const AS_TERM = { tokenize: (text: string) => [text] };

/** Whether some page has a term. */
export function hasTerm(index: SearchIndex, term: string): boolean {
  return finds(index, term, 0);
}

/** How many letters of a misspelt term differ from the nearest known one; 0 where none is near. */
export function spellingDistance(index: SearchIndex, term: string): number {
  if (term.length < 4) return 0;
  if (finds(index, term, 1)) return 1;
  return term.length > 4 && finds(index, term, 2) ? 2 : 0;
}

function finds({ pageWords, sectionWords }: SearchIndex, term: string, fuzzy: number): boolean {
  return [pageWords, sectionWords].some((words) => words.search(term, { ...AS_TERM, fuzzy }).length > 0);
}
