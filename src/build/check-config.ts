import { checkVersions, type VersionContent } from '../content/versions';
import { formatProblem, nearest, type Problem } from '../model/problem';
import type { SiteConfig } from '../model/site';
import type { SiteContent } from './site-content';

/** Stops the build where a version has nothing to show; the problems of the content may tell why. */
export function refuseEmptyVersions({ versions, content }: SiteContent): void {
  const wrong = checkVersions(versions);
  if (wrong.length === 0) return;
  const told = [...wrong, ...content.problems].map(formatProblem).join('\n');
  throw new Error(`Configuration error.\n${told}`);
}

/** Entries of the menu bar that name a page or a sidebar which does not exist. */
export function checkNavbar(site: SiteConfig, versions: readonly VersionContent[]): Problem[] {
  const latest = versions.find(({ version }) => version.isLast);
  const pages = latest?.version.docs.map(({ id }) => id) ?? [];
  const sidebars = latest?.sidebars.map(({ name }) => name) ?? [];
  return site.navbar.items.flatMap((item) => {
    if (item.type !== 'doc') return [];
    return [
      missing(item.label, 'page', item.doc, pages),
      missing(item.label, 'sidebar', item.sidebar, sidebars),
    ].flat();
  });
}

function missing(label: string, kind: string, name: string, known: readonly string[]): Problem[] {
  if (known.includes(name)) return [];
  const guess = nearest(name, known);
  const hint = guess ? `did you mean '${guess}'?` : `mend it in navbar.items.`;
  return [
    {
      file: 'site.config.ts',
      message: `The menu entry '${label}' names the ${kind} '${name}', which does not exist: ${hint}`,
    },
  ];
}
