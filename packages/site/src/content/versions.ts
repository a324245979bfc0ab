import type { Problem } from '../model/problem';
import { pagesInOrder, plainLabel, pruneTree, type Sidebar } from '../model/sidebar';
import { docPath, type Version, type VersionConfig } from '../model/version';
import type { Content, Page } from './content';

/** A version with its sidebars. */
export interface VersionContent {
  readonly version: Version;
  readonly sidebars: readonly Sidebar[];
}

/** Splits the content by version. Drafts are pages only with `includeDrafts`; draftIds always lists them. */
export function splitVersions(
  content: Content,
  configs: readonly VersionConfig[],
  options: { mainDoc: string; includeDrafts: boolean },
): VersionContent[] {
  return configs.map((config) => {
    const included = content.pages.filter((page) => page.versions.includes(config.name));
    const shown = included.filter((page) => options.includeDrafts || !page.draft);
    const ids = new Set(shown.map(({ id }) => id));
    const sidebars = content.sidebars
      .map((sidebar) => ({ ...sidebar, items: pruneTree(sidebar.items, (id) => ids.has(id)) }))
      .filter(({ items }) => items.length > 0);
    const sidebarOf = new Map(
      sidebars.flatMap(({ name, items }) => pagesInOrder(items).map(({ id }) => [id, name] as const)),
    );
    const version: Version = {
      ...config,
      mainDocId: options.mainDoc,
      docs: shown.map(({ id }) => ({ id, path: docPath(config, id), sidebar: sidebarOf.get(id) })),
      draftIds: included.filter(({ draft }) => draft).map(({ id }) => id),
      sidebars: Object.fromEntries(
        sidebars.flatMap(({ name, items }) => {
          const [first] = pagesInOrder(items);
          return first
            ? [[name, { path: docPath(config, first.id), label: plainLabel(first.label, 'jsligo') }]]
            : [];
        }),
      ),
    };
    return { version, sidebars };
  });
}

/** The address of a page in each version: its own, the target of a redirect, or the landing page. */
export function versionPaths(
  page: Page,
  versions: readonly VersionContent[],
  redirects: Content['redirects'],
): Record<string, string> {
  const movedTo = redirects.docs.find(({ from }) => from === page.id)?.to;
  return Object.fromEntries(
    versions.map(({ version }) => {
      const id = [page.id, movedTo].find((name) => version.docs.some((doc) => doc.id === name));
      return [version.name, id === undefined ? version.path : docPath(version, id)];
    }),
  );
}

/** Reports versions without pages, sidebars or main page, which cannot be built. */
export function checkVersions(versions: readonly VersionContent[]): Problem[] {
  return versions.flatMap(({ version: { name, docs, mainDocId }, sidebars }) => {
    const mistakes = [
      docs.length === 0 && 'it has no docs. Check content/docs and the versions in docs.versions.',
      sidebars.length === 0 && 'it has no sidebars. Check content/sidebars.yaml.',
      !docs.some(({ id }) => id === mainDocId) &&
        `its main page '${mainDocId}' does not exist. Check docs.mainDoc.`,
    ];
    const first = mistakes.find(Boolean);
    return first ? [{ file: 'site.config.ts', message: `Version ${name}: ${first}` }] : [];
  });
}
