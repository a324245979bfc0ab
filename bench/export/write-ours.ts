/** Writes the pages of a grown site as our own content: the same Markdown as the peers get, as guides. */
import { cpSync, mkdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { latestVersion } from '../../packages/site/src/model/version';
import { ROOT } from '../paths';
import { setAside } from '../set-aside';
import type { ExportedVersion, TreeItem } from './site-pages';
import { writeFile } from './write-file';

/** Writes content/ into a folder. One text serves all versions, as everywhere in this project. */
export function writeOurs(versions: readonly ExportedVersion[], folder: string): void {
  const { pages, trees, path } = latestVersion(versions);
  setAside(folder);
  for (const name of ['home', 'blog'])
    cpSync(join(ROOT, 'content', name), join(folder, 'content', name), { recursive: true });
  for (const { id, title, description, text } of pages)
    writeFile(
      join(folder, 'content/docs', `${id}.md`),
      `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description || title)}\n---\n\n${inDialect(text, id, path)}`,
    );
  const sidebars = Object.fromEntries(
    Object.entries(trees).map(([name, items]) => [name, { label: name, items: items.map(sidebarItem) }]),
  );
  writeFile(join(folder, 'content/sidebars.yaml'), JSON.stringify({ sidebars }));
  writeFile(join(folder, 'content/redirects.yaml'), 'aliases: {}\n');
  for (const name of ['reference', 'cli']) mkdirSync(join(folder, 'content', name), { recursive: true });
}

/** Here links are file paths, and the samples of a page form one program. */
function inDialect(text: string, id: string, path: string): string {
  const from = posix.dirname(id);
  return text
    .replaceAll(/\]\((\/docs\/[^)#\s]*)([^)\s]*)\)/g, (_link: string, address: string, hash: string) => {
      const file = posix.relative(from, `${address.slice(path.length + 1)}.md`);
      return `](${file.startsWith('.') ? file : `./${file}`}${hash})`;
    })
    .replaceAll(/^([ >]*`{3,}(?:jsligo|cameligo)).*$/gm, '$1 group=page');
}

function sidebarItem({ label, id, items }: TreeItem): object {
  return items ? { category: label, items: items.map(sidebarItem) } : { page: id, label };
}
