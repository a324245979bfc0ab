import { expect, test } from 'vitest';
import { sidebarHtml } from '../../packages/site/src/generator/pages/sidebar';
import type { SidebarNode } from '../../packages/site/src/model/sidebar';
import { docPath, type VersionConfig } from '../../packages/site/src/model/version';
import { tinySite } from '../../tests/helpers/tiny-site';
import { readSite } from './read-site';
import { type TreeItem, VERSIONS } from './site-pages';

const doc = (id: string): SidebarNode => ({ type: 'doc', id, label: `About ${id}` });
const docs = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => doc(`${name}/page-${index}`));

/** More pages than a sidebar has at once. */
const TREE: readonly SidebarNode[] = [
  doc('intro'),
  { type: 'category', label: 'Types', items: docs('types', 90) },
  {
    type: 'category',
    label: 'Tests',
    items: [
      { type: 'category', label: 'Unit', items: docs('unit', 30) },
      { type: 'category', label: 'Fuzz', items: docs('fuzz', 30) },
    ],
  },
];

/** One version has the large tree, which is enough. */
const treeOf = (version: VersionConfig) => (version.name === '1.6.0' ? TREE : [doc('intro')]);

const idsIn = (nodes: readonly SidebarNode[]): string[] =>
  nodes.flatMap((node) => (node.type === 'doc' ? node.id : idsIn(node.items)));

const toItem = (node: SidebarNode): TreeItem => {
  const label = String(node.label);
  return node.type === 'doc' ? { label, id: node.id } : { label, items: node.items.map(toItem) };
};

test('the exported trees have all pages, although a page of a large tree has only a part of it', async () => {
  const files = VERSIONS.flatMap((version) => {
    const tree = treeOf(version);
    const htmlFor = sidebarHtml(tree, version, true);
    return idsIn(tree).flatMap((id) => {
      const path = docPath(version, id);
      const record = { path, title: id, sidebar: `${version.name}/docs` };
      const sidebar = `<aside id="pages" class="sidebar sidebar-tree">${htmlFor(id)}</aside>`;
      const html = `${sidebar}<data value='${JSON.stringify(record)}'></data>`;
      return [
        [`${path.slice(1)}.html`, html],
        [`${path.slice(1)}.md`, `# ${id}\n\n> About it.\n\nVersion ${version.name}\n\nText.\n`],
      ] as const;
    });
  });
  const exported = readSite(await tinySite(Object.fromEntries(files)));
  for (const { pages, trees, ...version } of exported) {
    expect(pages).toHaveLength(idsIn(treeOf(version)).length);
    expect(trees).toEqual({ docs: treeOf(version).map(toItem) });
  }
});
