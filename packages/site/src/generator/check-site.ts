/** Checks of the configuration and of the content as a whole. */
import { checkVersions } from '../content/versions';
import { groupBy } from '../model/group-by';
import { itemPlace, itemProblem } from '../model/navbar-item';
import { didYouMean, formatProblem, type Problem, sortProblems } from '../model/problem';
import type { NavbarItem, SiteConfig } from '../model/site';
import type { SiteContent } from './site-content';

/** Throws an error with all mistakes in site.config.ts and, for an empty version, problems of the content. */
export function checkConfig(all: SiteContent): void {
  const inVersions = checkVersions(all.versions);
  const mistakes = inVersions.length > 0 ? [...inVersions, ...all.problems] : checkNavbar(all);
  if (mistakes.length === 0) return;
  throw new Error(`Configuration error.\n${mistakes.map(formatProblem).join('\n')}`);
}

/** Throws an error with the problems because of which pages or files would be missing. */
export function checkComplete({ problems }: Pick<SiteContent, 'problems'>): void {
  const errors = sortProblems(problems.filter(({ isError }) => isError));
  if (errors.length === 0) return;
  throw new Error(`Parts of the content cannot be used.\n${errors.map(formatProblem).join('\n')}`);
}

/** Links without a target, and entries that name a page or a sidebar that does not exist. */
function checkNavbar(all: SiteContent): Problem[] {
  const pages = all.latest.docs.map(({ id }) => id);
  const sidebars = all.latestSidebars.map(({ name }) => name);
  const mistakesIn = (item: NavbarItem): string[] => {
    // Reported without stopping the build.
    if (itemProblem(item)) return [];
    if (item.type === 'link') return item.to ? [] : [`has no 'to': add the address of the link.`];
    if (item.type !== 'doc') return [];
    return [
      ...missing('doc', 'page', item.doc, pages),
      ...missing('sidebar', 'sidebar', item.sidebar, sidebars),
    ];
  };
  return all.site.navbar.items.flatMap((item, index) => {
    const place = `${itemPlace(index)}${item && 'label' in item ? ` ('${item.label}')` : ''}`;
    return mistakesIn(item).map((mistake) => ({ file: 'site.config.ts', message: `${place} ${mistake}` }));
  });
}

function missing(field: string, kind: string, name: string | undefined, known: readonly string[]): string[] {
  if (!name) return [`has no '${field}': add the ${kind} to link to.`];
  if (known.includes(name)) return [];
  const hint = didYouMean(name, known, `use one of ${known.slice(0, 5).join(', ')}.`);
  return [`names the ${kind} '${name}', which does not exist in the latest version: ${hint}`];
}

/** Entries of the navigation bar that cannot be shown; the page says so in their place. */
export function checkNavbarItems({ navbar }: SiteConfig): Problem[] {
  return navbar.items.flatMap((item, index) => {
    const problem = itemProblem(item);
    return problem ? [{ file: 'site.config.ts', message: `${itemPlace(index)} ${problem}` }] : [];
  });
}

/** Pages of one version that share a title: readers cannot tell them apart in tabs and search results. */
export function checkTitles({ versions, pagesById }: SiteContent): Problem[] {
  return versions.flatMap(({ version }) => {
    const pages = version.docs.flatMap(({ id }) => pagesById.get(id) ?? []);
    return [...groupBy(pages, ({ title }) => title).values()].flatMap(([owner, ...others]) =>
      others.map(({ title, file }) => ({
        file,
        line: 1,
        message: `The title '${title}' is also that of ${owner?.file}: choose another, and keep the short one as sidebar_label.`,
      })),
    );
  });
}
