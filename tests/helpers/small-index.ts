import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSearchSettings } from '../../packages/site/src/content/search-settings';
import { openIndex, type SearchIndex } from '../../packages/site/src/search/engine/open-index';
import type { SourcePage } from '../../packages/site/src/search/index/source';
import { writeIndex } from '../../packages/site/src/search/index/write-index';
import type { IndexFile } from '../../packages/site/src/search/index-file';
import { comparedType } from '../../packages/site/src/search/types/compared-type';

const SETTINGS_FILE = join(import.meta.dirname, '../../content/search.yaml');
/** The settings of the site; their boosts refer to pages that a small index does not have. */
const source = { file: SETTINGS_FILE, text: readFileSync(SETTINGS_FILE, 'utf8') };
const settings = readSearchSettings(source, [], () => {});

/** A page of a small index, with defaults for missing fields. */
export function smallPage(facts: Partial<SourcePage> & { id: string; title: string }): SourcePage {
  return {
    kind: 'guide',
    description: `About ${facts.title}.`,
    keywords: [],
    trail: ['Docs'],
    boost: 1,
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
        symbol: 'value' as const,
        type: comparedType(type, `${module}.${name}`),
      })),
    ],
  });
}

export function smallIndexFile(pages: readonly SourcePage[], version = '2.1.0'): IndexFile {
  const base = version === '2.1.0' ? '/docs' : `/docs/${version}`;
  return writeIndex(pages, { version, root: '/', base, settings, textFile: ({ id }) => `text/${id}` });
}

/** The index of some pages, as read by the worker. */
export function smallIndex(pages: readonly SourcePage[], version?: string): SearchIndex {
  return openIndex(JSON.parse(JSON.stringify(smallIndexFile(pages, version))) as IndexFile);
}
