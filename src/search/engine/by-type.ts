import type { ResultPage, SearchAnswer, SearchRequest } from '../../model/search';
import { placesIn } from '../text/marker';
import { findByType, type TypedValue, typeNames } from '../types/find';
import { readTypeQuery } from '../types/read-query';
import type { IndexedSection, SearchIndex } from './index-data';
import { resultPage, sectionHit } from './results';

interface IndexedValue extends TypedValue {
  readonly section: IndexedSection;
}

interface Values {
  readonly all: readonly IndexedValue[];
  readonly names: ReadonlySet<string>;
}

const known = new WeakMap<SearchIndex, Values>();

/** The values of an index; of those with two pages, the one on the page that is worth more. */
function valuesOf(index: SearchIndex): Values {
  const before = known.get(index);
  if (before) return before;
  const byName = new Map<string, IndexedValue>();
  for (const section of index.sections) {
    const { title: name, type, deprecated, page } = section;
    const twin = byName.get(name);
    if (type && (!twin || twin.section.page.worth < page.worth))
      byName.set(name, { name, type, deprecated, section });
  }
  const all = [...byName.values()];
  const values = { all, names: typeNames(all.map(({ type }) => type)) };
  known.set(index, values);
  return values;
}

/** More values than these are not worth a look. */
const MOST = 40;
/** A value takes less room than a page with its places, so more of them are shown. */
const VALUES_FOR_A_PAGE = 2;

/** Values whose type fits the query, best first; nothing when the query is none of types or nothing fits. */
export function searchByType(
  { query, syntax, limit }: SearchRequest,
  index: SearchIndex,
): SearchAnswer | undefined {
  const { all, names } = valuesOf(index);
  const type = readTypeQuery(query, names);
  const fitting = type ? findByType(type, all).slice(0, MOST) : [];
  if (fitting.length === 0) return undefined;
  const world = {
    index,
    syntax,
    found: { isFound: () => false, words: [] },
    textOf: () => undefined,
    cut: placesIn,
  };
  const pages: ResultPage[] = [];
  for (const { value } of fitting.slice(0, limit * VALUES_FOR_A_PAGE)) {
    const { section } = value;
    const hit = sectionHit(section, world);
    const last = pages.at(-1);
    // Neighbours of one page share its heading; the order of the values is kept.
    if (last?.id === section.page.id) pages[pages.length - 1] = { ...last, hits: [...last.hits, hit] };
    else pages.push({ ...resultPage({ page: section.page, score: 0, sections: [] }, world), hits: [hit] });
  }
  return { by: 'type', pages, total: fitting.length, suggestions: [] };
}
