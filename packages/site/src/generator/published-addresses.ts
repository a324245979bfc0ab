/** Compares the addresses of a build with the list of those that have been published. */
import { ADDRESSES, type PublishedAddress } from '../content/published';
import { withBase, withoutBase } from '../model/base-url';
import { type Problem, sortProblems } from '../model/problem';
import { NOT_FOUND_PATH, plainPath } from '../model/route';
import type { SitePage } from './pages/site-pages';
import type { Redirect } from './redirects';
import type { SiteContent } from './site-content';

export interface Answered {
  readonly baseUrl: string;
  readonly published: readonly PublishedAddress[];
  /** The addresses of all pages. */
  readonly pages: readonly string[];
  readonly redirects: readonly Redirect[];
}

export function answeredBy(all: SiteContent, pages: readonly SitePage[]): Answered {
  const { site, content, redirects } = all;
  const addresses = pages.map(([path]) => path);
  return { baseUrl: site.baseUrl, published: content.published, pages: addresses, redirects };
}

/** The addresses that a build adds to the list: its pages, and the redirects that lead to them. */
export function answeringAddresses({ baseUrl, pages, redirects }: Omit<Answered, 'published'>): string[] {
  const answers = answerer(pages, redirects);
  const exact = redirects.map(({ from }) => from).filter((from) => !from.endsWith('*') && answers(from));
  return [...pages, ...exact]
    .filter((path) => path !== withBase(baseUrl, NOT_FOUND_PATH))
    .map((path) => plainPath(withoutBase(baseUrl, path) ?? path));
}

/** Published addresses at which nothing answers are errors; addresses that are not on the list are warnings. */
export function checkAddresses(site: Answered): Problem[] {
  const { baseUrl, published, pages, redirects } = site;
  if (published.length === 0) return [];
  const answers = answerer(pages, redirects);
  const lost = published
    .filter(({ path }) => !answers(withBase(baseUrl, path)))
    .map(({ path, line }): Problem => ({ file: ADDRESSES, line, message: lostMessage(path), isError: true }));
  const known = new Set(published.map(({ path }) => path));
  const added = answeringAddresses(site).filter((path) => !known.has(path));
  const [first] = added;
  if (first === undefined) return sortProblems(lost);
  const message = `${countOf(added.length)} not in this list, such as '${first}': run npm run update:addresses and commit the file.`;
  return sortProblems([...lost, { file: ADDRESSES, line: 1, message }]);
}

function lostMessage(path: string): string {
  const [, name = '', version] = /^\/((?:docs\/(next\b|\d+\.\d+\.\d+)|docs|blog)\b.*)$/.exec(path) ?? [];
  const what = `The published address ${path} leads nowhere`;
  if (version !== undefined && path === `/docs/${version}`)
    return `${what}: run npm run retire:version -- ${version}, or put the version back into site.config.ts.`;
  if (name.startsWith('blog/tags/') || name === '')
    return `${what}: put the page back, or add a redirect to content/redirects.yaml.`;
  const page = version === undefined ? name : name.replace(`/${version}/`, '/');
  return `${what}: run npm run move:page -- ${page} NEW if its page has moved, or npm run remove:page -- ${page}.`;
}

const countOf = (count: number) => (count === 1 ? '1 address is' : `${count} addresses are`);

/** Whether a page answers at an address, directly or after redirects. */
function answerer(pages: readonly string[], redirects: readonly Redirect[]) {
  const known = new Set(pages.map(plainPath));
  const exact = new Map(redirects.map(({ from, to }) => [from, to]));
  const wildcards = redirects
    .filter(({ from }) => from.endsWith('/*'))
    .map(({ from, to }) => ({ start: from.slice(0, -1), to }));
  const next = (path: string): string | undefined => {
    const rule = wildcards.find(({ start }) => path.startsWith(start));
    return exact.get(path) ?? rule?.to.replace(':splat', path.slice(rule.start.length));
  };
  return (start: string): boolean => {
    const seen = new Set<string>();
    let address: string | undefined = start;
    while (address !== undefined) {
      // The list has addresses without a slash at their end.
      const path = plainPath(address);
      if (known.has(path)) return true;
      if (seen.has(path)) return false;
      seen.add(path);
      address = next(path);
    }
    return false;
  };
}
