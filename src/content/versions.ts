import type { Problem } from '../model/problem';
import { pagesInOrder, plainLabel, pruneTree, type Sidebar } from '../model/sidebar';
import { docPath, type Version, type VersionConfig } from '../model/version';
import type { Content, Page } from './content';

/** A version with the trees of pages that it has. */
export interface VersionContent {
  readonly version: Version;
  readonly sidebars: readonly Sidebar[];
}

/** Sorts the content by version. Drafts are listed in draftIds, and are pages only where drafts are shown. */
export function splitVersions(
  content: Content,
  configs: readonly VersionConfig[],
  options: { mainDoc: string; includeDrafts: boolean },
): VersionContent[] {
  return configs.map((config) => {
    const having = content.pages.filter((page) => page.versions.includes(config.name));
    const shown = having.filter((page) => options.includeDrafts || !page.draft);
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
      draftIds: having.filter(({ draft }) => draft).map(({ id }) => id),
      sidebars: Object.fromEntries(sidebars.map((sidebar) => [sidebar.name, firstPage(sidebar, config)])),
    };
    return { version, sidebars };
  });
}

function firstPage(sidebar: Sidebar, config: VersionConfig) {
  const [first] = pagesInOrder(sidebar.items);
  return {
    path: docPath(config, first?.id ?? ''),
    label: first ? plainLabel(first.label, 'jsligo') : sidebar.label,
  };
}

/** The same page in each version that has it, else that version's landing page. */
export function versionPaths(page: Page, versions: readonly VersionConfig[]): Record<string, string> {
  return Object.fromEntries(
    versions.map((version) => [
      version.name,
      page.versions.includes(version.name) ? docPath(version, page.id) : version.path,
    ]),
  );
}

/** A version without pages, trees or its main page cannot be built: that is a mistake in the configuration. */
export function checkVersions(versions: readonly VersionContent[]): Problem[] {
  return versions.flatMap(({ version, sidebars }) => {
    const fail = (message: string): Problem => ({
      file: 'site.config.ts',
      message: `Version ${version.name}: ${message}`,
    });
    if (version.docs.length === 0)
      return [fail('it has no docs. Check content/docs and the versions in docs.versions.')];
    if (sidebars.length === 0) return [fail('it has no sidebars. Check content/sidebars.yaml.')];
    if (!version.docs.some(({ id }) => id === version.mainDocId)) {
      return [fail(`its main page '${version.mainDocId}' does not exist. Check docs.mainDoc.`)];
    }
    return [];
  });
}
