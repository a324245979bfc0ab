import { z } from 'zod';
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

export type LibraryEntry = z.infer<typeof entryFields>;
export type LibraryModule = z.infer<typeof moduleFields>;

/** The name of an entry as it is written in code. */
export function qualifiedName(module: string, name: string): string {
  return module ? `${module}.${name}` : name;
}

/**
 * The anchors of a module's entries, in order: `#list-map` for `List.map`. A type and a value may share a name; the
 * later one adds its kind.
 */
export function entryAnchors({ module, entries }: LibraryModule): string[] {
  const used = new Set<string>();
  return entries.map(({ name, kind }) => {
    const plain = qualifiedName(module, name).toLowerCase().replaceAll('.', '-');
    const anchor = used.has(plain) ? `${plain}-${kind}` : plain;
    used.add(anchor);
    return anchor;
  });
}
