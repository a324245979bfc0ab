import { ADDRESSES } from '../../packages/site/src/content/published';
import { REDIRECTS } from '../../packages/site/src/content/sources';
import { type LinkPlace, rewriteLinks } from './links';
import { renameMentions, withRedirect } from './mentions';
import type { Plan } from './run-plan';
import { checkNewName, existingPage, pageName, type SitePages, withNewAddresses } from './site-pages';

/** Plans `npm run move:page -- FROM TO`. Throws on invalid input, with what to do instead. */
export function planMove(typedFrom: string, typedTo: string, all: SitePages): Plan {
  const [from, to] = [pageName(typedFrom), pageName(typedTo)];
  const page = existingPage(from, all);
  if (from.split('/')[0] !== to.split('/')[0])
    throw new Error(`'${from}' cannot become '${to}': pages stay in docs, posts in blog.`);
  const known = all.redirects.docs.find((one) => `docs/${one.from}` === from);
  if (known)
    throw new Error(
      `'${from}' already leads to '${known.to}' in versions without the page (${REDIRECTS}:${known.line}): change that line by hand.`,
    );
  // The page may have been moved by hand: then only what leads to it is changed.
  const moved = all.pages.find(({ name }) => name === to);
  if (page || !moved) checkNewName(to, all);
  if (!page && !moved)
    throw new Error(
      `The page '${from}' is gone, and there is no page '${to}' in its place: create it first.`,
    );
  const newFile = page && `content/${to}.md`;
  const { edits, places } = redirectTexts(all, from, to, { page: page?.file, newFile, keepAnchors: true });
  const versions = all.site.docs.versions.filter(({ name }) => (page ?? moved)?.versions.includes(name));
  const addresses = to.startsWith('docs/')
    ? versions.map(({ path }) => path + to.slice('docs'.length))
    : [`/${to}`];
  edits.set(ADDRESSES, withNewAddresses(all, addresses));
  return {
    title: page ? `Move ${from} to ${to}:` : `Redirect ${from} to ${to}:`,
    edits,
    notes: linkNotes(places),
    next: [
      ...(page ? [`Read ${newFile}: does its title still fit its address?`] : []),
      'npm run build -- --strict, which must end without warnings.',
      'git add --all and commit.',
    ],
  };
}

interface Files {
  /** The file of the page, if it is there. */
  readonly page: string | undefined;
  /** Its new place. */
  readonly newFile: string | undefined;
  readonly keepAnchors: boolean;
}

/** Everything that names a page, with another name for it, and a redirect. */
export function redirectTexts(
  all: SitePages,
  from: string,
  to: string,
  { page, newFile, keepAnchors }: Files,
) {
  const edits = new Map<string, string | undefined>();
  const places: LinkPlace[] = [];
  for (const [file, text] of all.texts) {
    if (file === page && !newFile) continue;
    const linked = rewriteLinks(file, text, {
      newFile: file === page ? newFile : file,
      retarget: ({ name, anchor }) =>
        name === from ? { name: to, anchor: keepAnchors ? anchor : '' } : undefined,
    });
    const renamed = renameMentions(file, linked.text, { from, to, keepAnchors });
    places.push(...linked.places);
    if (file === page && newFile) edits.set(newFile, renamed);
    else if (renamed !== text) edits.set(file, renamed);
  }
  if (page) edits.set(page, undefined);
  const redirects = edits.get(REDIRECTS) ?? all.texts.get(REDIRECTS) ?? '';
  edits.set(REDIRECTS, withRedirect(redirects, from, to));
  return { edits, places };
}

export function linkNotes(places: readonly LinkPlace[]): string[] {
  if (places.length === 0) return [];
  const links = places.length === 1 ? 'A link changes' : `Links in ${places.length} lines change`;
  return [`${links}:`, ...places.map(({ file, line }) => `  ${file}:${line}`)];
}
