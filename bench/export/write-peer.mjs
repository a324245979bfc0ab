/** Writes the pages of a site as the sources of a peer, laid out as its own documentation says. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BENCH } from '../paths.mjs';
import { setAside } from '../set-aside.mjs';
import { DIALECTS, writeText } from './write-text.mjs';

const WRITERS = { docusaurus: writeDocusaurus, vitepress: writeVitePress, starlight: writeStarlight };

/** Empties the peer's folder but for its packages, and writes template and pages into it. */
export function writePeer(peer, versions, folder) {
  for (const name of GENERATED[peer]) setAside(join(folder, name));
  cpSync(join(BENCH, 'peers', peer), folder, { recursive: true });
  WRITERS[peer](versions, folder);
}

/** What an earlier export or build has left. */
const GENERATED = {
  docusaurus: [
    'docs',
    'versioned_docs',
    'versioned_sidebars',
    'sidebars.json',
    'build',
    '.docusaurus',
    'node_modules/.cache',
  ],
  vitepress: ['docs', 'sidebar.json', '.vitepress', 'node_modules/.vite'],
  starlight: ['src', 'sidebar.json', 'dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
};

const HOME = '# LIGO\n\n[Introduction](/docs/intro/introduction)\n';

function writeDocusaurus(versions, folder) {
  const released = versions.filter(({ name }) => name !== 'next');
  for (const { name, pages, trees } of versions) {
    const isNext = name === 'next';
    const docs = join(folder, isNext ? 'docs' : `versioned_docs/version-${name}`);
    for (const page of pages) {
      const head = frontMatter({ title: page.title, description: page.description, slug: `/${page.id}` });
      write(join(docs, `${page.id}.mdx`), head + writeText(page.text, DIALECTS.docusaurus));
    }
    const sidebars = isNext ? 'sidebars.json' : `versioned_sidebars/version-${name}-sidebars.json`;
    write(join(folder, sidebars), JSON.stringify(mapTrees(trees, docusaurusItem)));
  }
  write(join(folder, 'src/pages/index.md'), HOME);
  write(join(folder, 'versions.json'), JSON.stringify(released.map(({ name }) => name)));
}

function docusaurusItem({ label, id, items }) {
  return items ? { type: 'category', label, items: items.map(docusaurusItem) } : { type: 'doc', id, label };
}

function writeVitePress(versions, folder) {
  const sidebar = {};
  for (const { path, pages, trees } of versions) {
    for (const page of pages) {
      const head = `${frontMatter({ title: page.title, description: page.description })}# ${page.title}\n\n`;
      write(join(folder, path, `${page.id}.md`), head + writeText(page.text, DIALECTS.vitepress));
    }
    const item = ({ label, id, items }) =>
      items
        ? { text: label, collapsed: true, items: items.map(item) }
        : { text: label, link: `${path}/${id}` };
    const written = mapTrees(trees, item);
    sidebar[`${path}/`] = written.docs;
    // A page's tree is found by its folder.
    for (const { id, tree } of pages) if (tree !== 'docs') sidebar[`${path}/${dirname(id)}/`] = written[tree];
  }
  write(join(folder, 'sidebar.json'), JSON.stringify({ sidebar, versions: namesOf(versions) }));
  write(join(folder, 'index.md'), HOME);
}

function writeStarlight(versions, folder) {
  const sidebar = [];
  const treeOf = {};
  for (const { name, path, pages, trees } of versions) {
    const slugOf = (id) => `${path.slice(1)}/${id}`;
    for (const page of pages) {
      const head = frontMatter({ title: page.title, description: page.description, slug: slugOf(page.id) });
      write(
        join(folder, 'src/content/docs', path, `${page.id}.mdx`),
        head + writeText(page.text, DIALECTS.starlight),
      );
      treeOf[slugOf(page.id)] = `${name} ${page.tree}`;
    }
    const item = ({ label, id, items }) =>
      items ? { label, collapsed: true, items: items.map(item) } : { label, slug: slugOf(id) };
    for (const [tree, items] of Object.entries(mapTrees(trees, item)))
      sidebar.push({ label: `${name} ${tree}`, items });
  }
  write(join(folder, 'sidebar.json'), JSON.stringify({ sidebar, treeOf }));
  write(join(folder, 'src/content/docs/index.md'), `---\ntitle: LIGO\n---\n\n${HOME}`);
}

function mapTrees(trees, item) {
  return Object.fromEntries(Object.entries(trees).map(([name, items]) => [name, items.map(item)]));
}

function namesOf(versions) {
  return versions.map(({ name, path }) => ({ name, path }));
}

/** Strings of JSON are strings of YAML. */
function frontMatter(fields) {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
