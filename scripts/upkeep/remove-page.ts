import { SIDEBARS } from '../../packages/site/src/content/sources';
import { linkNotes, redirectTexts } from './move-page';
import type { Plan } from './run-plan';
import { existingPage, pageName, type SitePages } from './site-pages';
import { withoutItems } from './yaml-items';

const CONFIG = 'site.config.ts';

/** Plans `npm run remove:page -- PAGE --to OTHER`. Throws on invalid input, with what to do instead. */
export function planRemoval(typed: string, typedTarget: string, all: SitePages): Plan {
  const [name, to] = [pageName(typed), pageName(typedTarget)];
  const page = existingPage(name, all);
  const target = all.pages.find((one) => one.name === to);
  if (name === to) throw new Error(`'${name}' cannot lead to itself: name another page with --to.`);
  if (!target) throw new Error(`There is no page '${to}' to lead to: name an existing one with --to.`);
  if (name.split('/')[0] !== to.split('/')[0])
    throw new Error(
      `'${name}' cannot lead to '${to}': pages of the docs lead to pages of the docs, posts to posts.`,
    );
  const lacking = (page?.versions ?? []).filter((version) => !target.versions.includes(version));
  if (lacking.length > 0)
    throw new Error(
      `'${to}' is not in ${lacking.join(', ')}, which have '${name}': choose a page of all its versions.`,
    );
  const id = name.replace(/^docs\//, '');
  const inConfig = [`'${id}'`, `'/${name}'`].find((one) => all.texts.get(CONFIG)?.includes(one));
  if (inConfig) throw new Error(`${CONFIG} names ${inConfig}: let it lead elsewhere first.`);
  const { edits, places } = redirectTexts({ ...all, texts: withoutEntries(all.texts, id) }, name, to, {
    page: page?.file,
    newFile: undefined,
    keepAnchors: false,
  });
  for (const [file, text] of withoutEntries(all.texts, id))
    if (!edits.has(file) && text !== all.texts.get(file)) edits.set(file, text);
  return {
    title: page ? `Remove ${name}; its address leads to ${to}:` : `Redirect ${name} to ${to}:`,
    edits,
    notes: linkNotes(places),
    next: [
      ...(places.length > 0 ? ['Read the links above: do their words fit the other page?'] : []),
      'npm run build -- --strict, which must end without warnings.',
      'git add --all and commit.',
    ],
  };
}

/** The texts without the entries of a page in the sidebars and in the settings of search. */
function withoutEntries(texts: SitePages['texts'], id: string): Map<string, string> {
  const isPage = (item: unknown) =>
    item === id || (typeof item === 'object' && item !== null && 'page' in item && item.page === id);
  const isListed = (file: string) => file === SIDEBARS || file === 'content/search.yaml';
  return new Map(
    [...texts].map(([file, text]) => [file, isListed(file) ? withoutItems(text, isPage) : text]),
  );
}
