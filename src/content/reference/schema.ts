import { z } from 'zod';
import { qualifiedName } from '../../ligo/library/entry';
import { versionName } from '../fields';

/** One value or type of a module of the standard library. */
const entryFields = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['value', 'type']),
  group: z.string().optional().describe('The heading under which it is listed; one of `groups`.'),
  cameligo: z.string().min(1).describe('Its type in CameLIGO.'),
  jsligo: z.string().min(1).describe('Its type in JsLIGO.'),
  parameters: z.array(z.string().regex(/^[a-z]\w*$/, 'write a name in lower case')).optional(),
  summary: z.string().min(1).describe('Markdown; the first sentence is shown in the table of entries.'),
  since: versionName.optional(),
  until: versionName.optional(),
  deprecated: z.string().optional().describe('What to use instead.'),
  example: z.strictObject({ jsligo: z.string().min(1), cameligo: z.string().min(1) }),
});

/** A module of the standard library: one file in content/reference. */
export const moduleFields = z.strictObject({
  page: z.string().regex(/^[a-z0-9.-]+-reference$/, 'a page name must end in -reference'),
  module: z.string().describe('Its name in code; empty for the values that need no module.'),
  aliases: z.array(z.string()).optional().describe('Other paths in code that lead to the same module.'),
  title: z.string().min(1),
  description: z.string().min(1),
  intro: z.string().min(1),
  groups: z.array(z.string()).optional(),
  entries: z.array(entryFields),
});

type LibraryEntry = z.infer<typeof entryFields>;
export type LibraryModule = z.infer<typeof moduleFields>;

/** An entry with its number in the file, its name as it is written in code, and its anchor on the page. */
export interface PlacedEntry extends LibraryEntry {
  readonly index: number;
  readonly fullName: string;
  readonly anchor: string;
}

/** The anchor of `List.map` is `list-map`. A type and a value may share a name; the later one adds its kind. */
export function placedEntries({ module, entries }: LibraryModule): PlacedEntry[] {
  const used = new Set<string>();
  return entries.map((entry, index) => {
    const fullName = qualifiedName({ module, name: entry.name });
    const plain = fullName.toLowerCase().replaceAll('.', '-');
    const anchor = used.has(plain) ? `${plain}-${entry.kind}` : plain;
    used.add(anchor);
    return { ...entry, index, fullName, anchor };
  });
}
