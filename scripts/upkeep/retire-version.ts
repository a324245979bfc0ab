import { matchesPattern } from '../../packages/site/src/content/search-settings';
import { SEARCH, SIDEBARS } from '../../packages/site/src/content/sources';
import { withoutDeadTexts, withoutDeadWords } from '../../packages/site/src/markdown/dead-texts';
import { UNRELEASED, type VersionConfig } from '../../packages/site/src/model/version';
import { CONFIG, replaceVersion, withRetired } from './config-versions';
import { docAddresses } from './doc-addresses';
import type { Plan } from './run-plan';
import { readSitePages, type SitePages } from './site-pages';
import { withoutItems } from './yaml-items';

/** Plans `npm run retire:version -- 1.6.0`. Its addresses go on answering, by redirects. Throws on invalid input. */
export async function planRetirement(name: string, all: SitePages): Promise<Plan> {
  const version = retirable(name, all.site.docs.versions);
  const left = all.site.docs.versions.filter((one) => one !== version);
  const names = left.map((one) => one.name);
  const gone = all.pages.filter(({ versions, file }) => isOnlyIn(name, versions) && file.endsWith('.md'));
  const edits = new Map<string, string | undefined>(gone.map(({ file }) => [file, undefined]));
  for (const [file, text] of all.texts) {
    if (edits.has(file)) continue;
    const changed =
      file === CONFIG ? withRetired(replaceVersion(text, version, []), name) : without(file, text);
    if (changed !== text) edits.set(file, changed);
  }
  const docs = { ...all.site.docs, versions: left, retired: [...(all.site.docs.retired ?? []), name] };
  const site = { ...all.site, docs };
  const { pages } = await readSitePages(all.root, site);
  const { lost } = docAddresses({
    ...all,
    site,
    pages: pages.filter(({ file }) => !edits.has(file) || edits.get(file)),
  });
  if (lost.length > 0)
    throw new Error(
      `No version that is left has a page for ${lost.length === 1 ? 'this address' : 'these addresses'}: say in 'moved' of content/redirects.yaml where it leads.\n${lost.join('\n')}`,
    );
  return {
    title: `Retire ${name}: ${gone.length} pages are only in it and are removed; its addresses lead to the same pages of ${names.at(-1)}, or to those that took their place.`,
    edits,
    notes: [],
    next: [
      'npm run build -- --strict and npm run check:samples, which must end without warnings.',
      'git add --all and commit.',
    ],
  };

  function without(file: string, text: string): string {
    const ids = gone.map((page) => page.name.replace(/^docs\//, ''));
    if (file === SIDEBARS) return withoutItems(text, (item) => ids.includes(pageOf(item)));
    if (file === SEARCH) {
      const stay = all.pages
        .filter((page) => !gone.includes(page))
        .map((page) => page.name.replace(/^docs\//, ''));
      const isEmpty = (pattern: string) =>
        ids.some((id) => matchesPattern(id, pattern)) && !stay.some((id) => matchesPattern(id, pattern));
      return withoutItems(text, (item) => isEmpty(pageOf(item)));
    }
    if (/^content\/(docs|blog|home)\//.test(file))
      return withoutDeadTexts(withoutDeadWords(text, names), names);
    return file.startsWith('content/') ? withoutDeadWords(text, names) : text;
  }
}

function retirable(name: string, versions: readonly VersionConfig[]): VersionConfig {
  const version = versions.find((one) => one.name === name);
  const names = versions.filter((one) => !one.isLast && one.name !== UNRELEASED).map((one) => one.name);
  const choice = names.length > 0 ? `one of ${names.join(', ')}` : 'none: there is no older version';
  if (!version) throw new Error(`There is no version '${name}'. You can retire ${choice}.`);
  if (version.isLast) throw new Error(`${name} is the latest version. You can retire ${choice}.`);
  if (name === UNRELEASED) throw new Error(`'${name}' is the unreleased version. You can retire ${choice}.`);
  return version;
}

function isOnlyIn(name: string, versions: readonly string[]): boolean {
  return versions.length === 1 && versions[0] === name;
}

/** A page in a list: its id, or an entry with the field `page`. */
function pageOf(item: unknown): string {
  if (typeof item === 'string') return item;
  return typeof item === 'object' && item !== null && 'page' in item ? String(item.page) : '';
}
