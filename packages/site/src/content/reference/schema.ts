import { qualifiedName } from '@ligo-docs/ligo/library';
import { z } from 'zod';
import type { VersionRange } from '../../model/version';
import { hull } from '../../model/version-ranges';
import { markFields, rangeFields, words } from '../fields';
import type { YamlFile } from '../yaml';

/** One value or type of a module of the standard library. */
const entryFields = z.strictObject({
  name: words,
  kind: z.enum(['value', 'type']),
  group: z.string().optional().describe('The heading under which it is listed, one of `groups`.'),
  cameligo: words.describe('Its type in CameLIGO, as readers see it.'),
  jsligo: words.describe('Its type in JsLIGO, as readers see it.'),
  parameters: z.array(z.string().regex(/^[a-z]\w*$/, 'write a name in lower case')).default([]),
  summary: words.describe('Markdown; the first sentence is shown in the table of entries.'),
  ...rangeFields,
  absent: z
    .boolean()
    .default(false)
    .describe('Whether LIGO does not have it, although its documentation lists it.'),
  ...markFields,
  example: z.strictObject({ jsligo: words, cameligo: words }),
});

/** A module of the standard library: one file in content/reference. */
export const moduleFields = z.strictObject({
  page: z.string().regex(/^[a-z0-9.-]+-reference$/, 'a page name must end in -reference'),
  module: z.string().describe('Its name in code; empty for top-level values.'),
  aliases: z.array(z.string()).default([]).describe('Other paths in code to the same module.'),
  title: words,
  description: words,
  intro: words,
  ...rangeFields,
  groups: z.array(z.string()).optional(),
  entries: z.array(entryFields),
});

/** An entry with its module, its address on the site and its lines in the file. */
export interface ReferenceEntry extends z.infer<typeof entryFields> {
  /** The file that documents it. */
  readonly file: string;
  readonly module: string;
  /** The qualified name, as used in code. */
  readonly fullName: string;
  readonly page: string;
  readonly anchor: string;
  /** The line of one of its fields. */
  readonly lineOf: (...path: string[]) => number;
}

export type ModuleFile = YamlFile<z.infer<typeof moduleFields>>;

export interface ReferenceModule extends Omit<ModuleFile['data'], 'entries'> {
  readonly entries: readonly ReferenceEntry[];
  readonly introLine: number;
  /** The versions that have it: those of the file, or else those of its entries. */
  readonly range: VersionRange;
}

/**
 * The anchor of `List.map` is `list-map`. A type and a value may share a name; the later one adds its kind. Entries of one
 * name in different versions share their anchor. Entries have at most the versions of their module.
 */
export function placeEntries(file: string, { data, lineOf }: ModuleFile): ReferenceModule {
  const { module, since, until } = data;
  const used = new Map<string, string>();
  const entries = data.entries.map((entry, index) => {
    const fullName = qualifiedName({ module, name: entry.name });
    const plain = fullName.toLowerCase().replaceAll('.', '-');
    const named = `${entry.kind} ${entry.name}`;
    const anchor = (used.get(plain) ?? named) === named ? plain : `${plain}-${entry.kind}`;
    if (anchor === plain) used.set(plain, named);
    const lineOfField = (...path: string[]) => lineOf(['entries', index, ...path]);
    const range = { since: entry.since ?? since, until: entry.until ?? until };
    return {
      ...entry,
      ...range,
      file,
      module,
      fullName,
      page: `reference/${data.page}`,
      anchor,
      lineOf: lineOfField,
    };
  });
  const ofEntries = hull(entries);
  const range = { since: since ?? ofEntries.since, until: until ?? ofEntries.until };
  return { ...data, entries, introLine: lineOf(['intro']), range };
}
