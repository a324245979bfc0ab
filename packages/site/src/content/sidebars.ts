import { z } from 'zod';
import { didYouMean, type Reporter } from '../model/problem';
import type { Label, Sidebar, SidebarNode } from '../model/sidebar';
import type { PageSource } from './content';
import { words } from './fields';
import type { SourceFile } from './files';
import { readYaml } from './yaml';

const label = z.union([words, z.strictObject({ jsligo: z.string(), cameligo: z.string() })]);

type Path = readonly PropertyKey[];
type ItemFields = { page: string; label?: Label } | { category: Label; items: ItemFields[] };

const item: z.ZodType<ItemFields> = z.lazy(() =>
  z.union([
    words.transform((page) => ({ page })),
    z.strictObject({ page: words, label: label.optional() }),
    z.strictObject({ category: label, items: z.array(item).min(1) }),
  ]),
);

export const sidebarsFields = z.strictObject({
  sidebars: z.record(z.string(), z.strictObject({ label: words, items: z.array(item).min(1) })),
  none: z.array(z.string()).default([]).describe('Pages that are deliberately in no sidebar.'),
});

/** The fields of a page that sidebars need. */
export type SidebarPage = Pick<PageSource, 'id' | 'file' | 'title' | 'sidebarLabel'>;

/** Reads the sidebars and checks that their pages exist. */
export function readSidebars(source: SourceFile, pages: readonly SidebarPage[], report: Reporter): Sidebar[] {
  const yaml = readYaml(source, sidebarsFields, report);
  if (!yaml) return [];
  const byId = new Map(pages.map((page) => [page.id, page]));
  const placed = new Set<string>();
  /** The page of an entry. Every entry needs a page, and each page may be listed only once. */
  const place = (id: string, path: Path): SidebarPage | undefined => {
    const page = byId.get(id);
    if (!page) {
      const advice = didYouMean(id, byId.keys(), 'write the page, or remove the entry.');
      yaml.fail(path, `There is no page '${id}': ${advice}`);
    } else if (placed.has(id))
      yaml.fail(path, `The page '${id}' is listed twice in this file: remove one of the entries.`);
    placed.add(id);
    return page;
  };
  const toNodes = (items: readonly ItemFields[], path: Path): SidebarNode[] =>
    items.flatMap((fields, index): SidebarNode[] => {
      const here = [...path, index];
      if ('category' in fields) {
        const inside = toNodes(fields.items, [...here, 'items']);
        return [{ type: 'category', label: fields.category, items: inside }];
      }
      const page = place(fields.page, here);
      return page
        ? [{ type: 'doc', id: page.id, label: fields.label ?? page.sidebarLabel ?? page.title }]
        : [];
    });
  const sidebars = Object.entries(yaml.data.sidebars).map(([name, { label: title, items }]) => ({
    name,
    label: title,
    items: toNodes(items, ['sidebars', name, 'items']),
  }));
  for (const [index, id] of yaml.data.none.entries()) place(id, ['none', index]);
  for (const page of pages) {
    if (placed.has(page.id)) continue;
    const message = `The page '${page.id}' is in no sidebar: add it to ${source.file}, or to its list 'none'.`;
    report({ file: page.file, line: 1, message });
  }
  return sidebars;
}
