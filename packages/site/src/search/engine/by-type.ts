import type { ResultPage, SearchAnswer, SearchRequest } from '../../model/search';
import { findByType } from '../types/find';
import { readTypeQuery } from '../types/read-query';
import type { SearchIndex } from './open-index';
import { resultPage } from './results';

const MAX_VALUES = 40;
/** A value takes less space than a page with its hits, so more of them are shown. */
const VALUES_PER_PAGE = 2;

/** Values whose type matches the query, best first; undefined if the query is no type or nothing matches. */
export function searchByType(
  { query, syntax, limit }: SearchRequest,
  index: SearchIndex,
): SearchAnswer | undefined {
  const type = readTypeQuery(query, index.typeNames);
  const fitting = type ? findByType(type, index.values).slice(0, MAX_VALUES) : [];
  if (fitting.length === 0) return undefined;
  const context = { syntax, isFound: () => false, markedWords: [], textOf: () => undefined };
  const pages: ResultPage[] = [];
  for (const { value: section } of fitting.slice(0, limit * VALUES_PER_PAGE)) {
    const page = resultPage(section.page, [{ section }], [index.version], context);
    const last = pages.at(-1);
    // Consecutive values on one page are grouped under it; the order is kept.
    if (last?.id === page.id) pages[pages.length - 1] = { ...last, hits: [...last.hits, ...page.hits] };
    else pages.push(page);
  }
  return { by: 'type', pages, total: fitting.length, suggestions: [] };
}
