import type { TextVariant } from '../content/content';
import { documentedIn } from '../content/reference/library';
import type { ReferenceEntry } from '../content/reference/schema';
import type { HoverFile, HoverName } from '../model/hover';
import { memoize } from '../model/memoize';
import type { SiteConfig } from '../model/site';
import { hashText } from './cache';
import type { OutputFile } from './output';
import { filePath } from './outputs/addresses';

/** The hover files: one for each page with samples, shared between versions if equal. */
export interface HoverFiles {
  /** The address of a text's file in a version; undefined if its samples have no names. */
  readonly pathOf: (text: Pick<TextVariant, 'names'>, version: string) => string | undefined;
  /** All files that were requested. */
  readonly files: () => OutputFile[];
}

export function createHoverFiles(site: SiteConfig, library: readonly ReferenceEntry[]): HoverFiles {
  const contents = new Map<string, string>();
  const entriesOf = memoize((version: string) => entriesByAddress(library, version));
  return {
    pathOf(text, version) {
      const found = text.names.find(({ versions }) => versions.includes(version)) ?? text.names[0];
      if (!found || found.names.names.length === 0) return undefined;
      const file: HoverFile = {
        ...found.names,
        names: found.names.names.map((name) => ({ ...name, ...entriesOf(version).get(name.address ?? '') })),
      };
      const content = JSON.stringify(file);
      const name = `assets/hover/${hashText(content).slice(0, 10)}.json`;
      contents.set(name, content);
      return filePath(site, name);
    },
    files: () => [...contents].map(([file, content]) => ({ file, content })),
  };
}

/** The entries of a version and its modules, which link to the pages of their entries. */
function entriesByAddress(library: readonly ReferenceEntry[], version: string) {
  const found = new Map<string, Pick<HoverName, 'title' | 'summary'>>();
  for (const { address, module, name, summary } of documentedIn(library, version)) {
    const page = address.replace(/#.*/, '');
    if (!found.has(page)) found.set(page, { title: module });
    found.set(address, { title: name, summary: plainSummary(summary) });
  }
  return found;
}

/** Strips Markdown from a sentence, except for inline code. */
function plainSummary(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*?([^*]+)\*\*?/g, '$1');
}
