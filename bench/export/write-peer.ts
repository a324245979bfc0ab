/** Writes the pages of a site as the sources of a peer, laid out as its documentation recommends. */
import { cpSync } from 'node:fs';
import { join, posix } from 'node:path';
import { BENCH } from '../paths';
import { setAside } from '../set-aside';
import type { PeerName } from '../sites';
import type { ExportedVersion, TreeItem, Trees } from './site-pages';
import { writeFile } from './write-file';
import { writeText } from './write-text';

interface Peer {
  /** Output of earlier exports and builds. */
  readonly generated: readonly string[];
  readonly write: (versions: readonly ExportedVersion[], folder: string) => void;
}

const PEERS: Readonly<Record<PeerName, Peer>> = {
  docusaurus: {
    generated: [
      'docs',
      'versioned_docs',
      'versioned_sidebars',
      'sidebars.json',
      'build',
      '.docusaurus',
      'node_modules/.cache',
    ],
    write: writeDocusaurus,
  },
  vitepress: {
    generated: ['docs', 'sidebar.json', '.vitepress', 'node_modules/.vite'],
    write: writeVitePress,
  },
  starlight: {
    generated: ['src', 'sidebar.json', 'dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    write: writeStarlight,
  },
};

const HOME = '# LIGO\n\n[Introduction](/docs/intro/introduction)\n';

/** Empties the peer's folder except for its packages, then writes the template and the pages to it. */
export function writePeer(name: PeerName, versions: readonly ExportedVersion[], folder: string): void {
  const { generated, write } = PEERS[name];
  for (const old of generated) setAside(join(folder, old));
  cpSync(join(BENCH, 'peers', name), folder, { recursive: true });
  write(versions, folder);
}

function writeDocusaurus(versions: readonly ExportedVersion[], folder: string): void {
  const released = versions.filter(({ name }) => name !== 'next');
  for (const { name, pages, trees } of versions) {
    const isNext = name === 'next';
    const docs = join(folder, isNext ? 'docs' : `versioned_docs/version-${name}`);
    for (const page of pages) {
      const head = frontMatter({ title: page.title, description: page.description, slug: `/${page.id}` });
      writeFile(join(docs, `${page.id}.mdx`), head + writeText(page.text, 'docusaurus'));
    }
    const sidebars = isNext ? 'sidebars.json' : `versioned_sidebars/version-${name}-sidebars.json`;
    writeFile(join(folder, sidebars), JSON.stringify(mapTrees(trees, docusaurusItem)));
  }
  writeFile(join(folder, 'src/pages/index.md'), HOME);
  writeFile(join(folder, 'versions.json'), JSON.stringify(released.map(({ name }) => name)));
}

function docusaurusItem({ label, id, items }: TreeItem): object {
  return items ? { type: 'category', label, items: items.map(docusaurusItem) } : { type: 'doc', id, label };
}

function writeVitePress(versions: readonly ExportedVersion[], folder: string): void {
  const sidebar: Record<string, readonly object[] | undefined> = {};
  for (const { path, pages, trees } of versions) {
    for (const page of pages) {
      const head = `${frontMatter({ title: page.title, description: page.description })}# ${page.title}\n\n`;
      writeFile(join(folder, path, `${page.id}.md`), head + writeText(page.text, 'vitepress'));
    }
    const item = ({ label, id, items }: TreeItem): object =>
      items
        ? { text: label, collapsed: true, items: items.map(item) }
        : { text: label, link: `${path}/${id}` };
    const written = mapTrees(trees, item);
    sidebar[`${path}/`] = written.docs;
    // VitePress finds a page's tree by its folder.
    for (const { id, tree } of pages)
      if (tree !== 'docs') sidebar[`${path}/${posix.dirname(id)}/`] = written[tree];
  }
  const names = versions.map(({ name, path }) => ({ name, path }));
  writeFile(join(folder, 'sidebar.json'), JSON.stringify({ sidebar, versions: names }));
  writeFile(join(folder, 'index.md'), HOME);
}

function writeStarlight(versions: readonly ExportedVersion[], folder: string): void {
  const sidebar: object[] = [];
  const treeOf: Record<string, string> = {};
  for (const { name, path, pages, trees } of versions) {
    const slugOf = (id: string) => `${path.slice(1)}/${id}`;
    for (const page of pages) {
      const head = frontMatter({ title: page.title, description: page.description, slug: slugOf(page.id) });
      writeFile(
        join(folder, 'src/content/docs', path, `${page.id}.mdx`),
        head + writeText(page.text, 'starlight'),
      );
      treeOf[slugOf(page.id)] = `${name} ${page.tree}`;
    }
    const item = ({ label, id, items }: TreeItem): object =>
      items ? { label, collapsed: true, items: items.map(item) } : { label, slug: slugOf(id) };
    for (const [tree, items] of Object.entries(mapTrees(trees, item)))
      sidebar.push({ label: `${name} ${tree}`, items });
  }
  writeFile(join(folder, 'sidebar.json'), JSON.stringify({ sidebar, treeOf }));
  writeFile(join(folder, 'src/content/docs/index.md'), `---\ntitle: LIGO\n---\n\n${HOME}`);
}

function mapTrees(trees: Trees, item: (one: TreeItem) => object): Record<string, object[]> {
  return Object.fromEntries(Object.entries(trees).map(([name, items]) => [name, items.map(item)]));
}

/** JSON strings are valid YAML strings. */
function frontMatter(fields: Readonly<Record<string, string>>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}
