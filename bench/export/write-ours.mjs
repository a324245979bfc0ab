/** Writes the pages of a grown site as content of our own: the same Markdown as the peers get, as guides. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../paths.mjs';
import { setAside } from '../set-aside.mjs';

/** Writes content/ into a folder. One text serves all versions, as everywhere in this project. */
export function writeOurs(versions, folder) {
  const { pages, trees, path } = versions.find(({ isLatest }) => isLatest);
  setAside(folder);
  for (const name of ['home', 'blog'])
    cpSync(join(ROOT, 'content', name), join(folder, 'content', name), { recursive: true });
  for (const { id, title, description, text } of pages)
    write(
      join(folder, 'content/docs', `${id}.md`),
      `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description || title)}\n---\n\n${inDialect(text, id, path)}`,
    );
  const sidebars = Object.fromEntries(
    Object.entries(trees).map(([name, items]) => [name, { label: name, items: items.map(sidebarItem) }]),
  );
  write(join(folder, 'content/sidebars.yaml'), JSON.stringify({ sidebars }));
  write(join(folder, 'content/redirects.yaml'), 'aliases: {}\n');
  for (const name of ['reference', 'cli']) mkdirSync(join(folder, 'content', name), { recursive: true });
}

/** Links are paths of files here, and the samples of a page are one program. */
function inDialect(text, id, path) {
  const from = dirname(id);
  return text
    .replaceAll(/\]\((\/docs\/[^)#\s]*)([^)\s]*)\)/g, (_link, address, hash) => {
      const file = relative(from, `${address.slice(path.length + 1)}.md`);
      return `](${file.startsWith('.') ? file : `./${file}`}${hash})`;
    })
    .replaceAll(/^([ >]*`{3,}(?:jsligo|cameligo)).*$/gm, '$1 group=page');
}

function sidebarItem({ label, id, items }) {
  return items ? { category: label, items: items.map(sidebarItem) } : { page: id, label };
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
