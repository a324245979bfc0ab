import { z } from 'zod';
import type { Problem, Reporter } from '../model/problem';
import { nearest } from '../model/problem';
import type { Label, Sidebar, SidebarNode } from '../model/sidebar';
import { readYaml } from './yaml';

const label = z.union([z.string().min(1), z.strictObject({ jsligo: z.string(), cameligo: z.string() })]);

type ItemFields = string | { page: string; label?: Label } | { category: Label; items: ItemFields[] };

const item: z.ZodType<ItemFields> = z.lazy(() =>
  z.union([
    z.string().min(1),
    z.strictObject({ page: z.string().min(1), label: label.optional() }),
    z.strictObject({ category: label, items: z.array(item).min(1) }),
  ]),
);

const sidebarsFields = z.strictObject({
  sidebars: z.record(z.string(), z.strictObject({ label: z.string().min(1), items: z.array(item).min(1) })),
  none: z.array(z.string()).optional().describe('Pages that stand in no sidebar on purpose.'),
});

/** What the trees need to know of a page. */
export interface SidebarPage {
  readonly id: string;
  readonly file: string;
  readonly label: string;
}

/** Reads the trees and holds them against the pages that exist. */
export function readSidebars(
  text: string,
  file: string,
  pages: readonly SidebarPage[],
  report: Reporter,
): Sidebar[] {
  const yaml = readYaml(text, sidebarsFields, { file }, report);
  if (!yaml) return [];
  const byId = new Map(pages.map((page) => [page.id, page]));
  const lineOfId = (id: string) => text.split('\n').findIndex((line) => mentions(line, id)) + 1 || undefined;
  const placed = new Set<string>(yaml.data.none ?? []);
  const toNode = (fields: ItemFields): SidebarNode[] => {
    if (typeof fields === 'object' && 'category' in fields) {
      return [{ type: 'category', label: fields.category, items: fields.items.flatMap(toNode) }];
    }
    const id = typeof fields === 'string' ? fields : fields.page;
    const page = byId.get(id);
    if (!page) {
      report(missingPage(file, lineOfId(id), id, [...byId.keys()]));
      return [];
    }
    if (placed.has(id)) {
      report({
        file,
        line: lineOfId(id),
        message: `The page '${id}' stands here twice: take one of the two away.`,
      });
    }
    placed.add(id);
    const ownLabel = typeof fields === 'string' ? undefined : fields.label;
    return [{ type: 'doc', id, label: ownLabel ?? page.label }];
  };
  const sidebars = Object.entries(yaml.data.sidebars).map(([name, { label: title, items }]) => ({
    name,
    label: title,
    items: items.flatMap(toNode),
  }));
  for (const page of pages) {
    if (!placed.has(page.id)) {
      report({
        file: page.file,
        line: 1,
        message: `The page '${page.id}' is in no sidebar: add it to ${file}, or to its list 'none'.`,
      });
    }
  }
  return sidebars;
}

function mentions(line: string, id: string): boolean {
  return (
    line
      .trim()
      .replace(/^- (page: )?/, '')
      .replace(/['"]/g, '')
      .split(/\s*[,\]]/)[0] === id
  );
}

function missingPage(file: string, line: number | undefined, id: string, known: string[]): Problem {
  const guess = nearest(id, known);
  return {
    file,
    line,
    message: `There is no page '${id}'${guess ? `: did you mean '${guess}'?` : ': write it or take the entry away.'}`,
  };
}
