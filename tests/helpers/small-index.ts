import { decodeIndex } from '../../src/search/engine/decode';
import type { SearchIndex } from '../../src/search/engine/index-data';
import type { IndexFile } from '../../src/search/format';
import { encodeIndex } from '../../src/search/index/encode';
import { termCounter } from '../../src/search/index/postings';
import type { SourcePage } from '../../src/search/index/source';
import { parseType } from '../../src/search/types/parse';

/** A page of a small index; what is not given is usual. */
export function smallPage(facts: Partial<SourcePage> & { id: string; title: string }): SourcePage {
  return {
    kind: 'guide',
    description: `About ${facts.title}.`,
    keywords: [],
    trail: ['Docs'],
    worth: 100,
    flags: [],
    sections: [{ anchor: '', title: facts.title, text: `What ${facts.title} is.` }],
    ...facts,
  };
}

/** A page of the library with values and their types. */
export function libraryPage(module: string, values: Readonly<Record<string, string>>): SourcePage {
  return smallPage({
    id: `reference/${module.toLowerCase()}-reference`,
    title: module,
    kind: 'api',
    sections: [
      { anchor: '', title: module, text: `The module ${module}.` },
      ...Object.entries(values).map(([name, type]) => ({
        anchor: `${module}-${name}`.toLowerCase(),
        title: `${module}.${name}`,
        text: '',
        symbol: { kind: 'value' as const, deprecated: false, type: parseType(type, { module }) },
      })),
    ],
  });
}

export function smallIndexFile(pages: readonly SourcePage[], version = '1.11.5'): IndexFile {
  const base = version === '1.11.5' ? '/docs' : `/docs/${version}`;
  return encodeIndex(pages, { version, base, textOf: ({ id }) => `text/${id}`, countTerms: termCounter() });
}

/** The index of some pages, as the worker would have read it. */
export function smallIndex(pages: readonly SourcePage[], version?: string): SearchIndex {
  return decodeIndex(JSON.parse(JSON.stringify(smallIndexFile(pages, version))) as IndexFile);
}
