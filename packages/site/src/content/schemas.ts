/** The schemas of all YAML in content/, for editors: the same that the build validates with. */
import { z } from 'zod';
import { authorsFields } from './authors';
import { changesFields } from './changes/schema';
import { commandFields, groupsFields, sharedFields } from './cli/schema';
import { collectionsFields, entryFields, glossaryFields } from './collections/schema';
import { docFields, postFields } from './documents';
import { redirectsFields } from './redirects';
import { moduleFields } from './reference/schema';
import { searchFields } from './search-settings';
import { sidebarsFields } from './sidebars';

interface NamedSchema {
  /** The name of its file in .vscode/schemas, without `.json`. */
  readonly name: string;
  readonly schema: z.ZodType;
  /** The files that have this form; none for front matter, which editors do not know as files. */
  readonly files: readonly string[];
}

const SCHEMAS: readonly NamedSchema[] = [
  { name: 'reference', schema: moduleFields, files: ['content/reference/*.yaml'] },
  { name: 'cli', schema: commandFields, files: ['content/cli/[a-z]*.yaml'] },
  { name: 'cli-shared', schema: sharedFields, files: ['content/cli/_shared.yaml'] },
  { name: 'cli-groups', schema: groupsFields, files: ['content/cli/_groups.yaml'] },
  { name: 'sidebars', schema: sidebarsFields, files: ['content/sidebars.yaml'] },
  { name: 'redirects', schema: redirectsFields, files: ['content/redirects.yaml'] },
  { name: 'search', schema: searchFields, files: ['content/search.yaml'] },
  { name: 'changes', schema: changesFields, files: ['content/changes.yaml'] },
  { name: 'authors', schema: authorsFields, files: ['content/authors.yaml'] },
  { name: 'collections', schema: collectionsFields, files: ['content/collections.yaml'] },
  { name: 'glossary', schema: glossaryFields, files: ['content/glossary.yaml'] },
  { name: 'front-matter', schema: docFields, files: [] },
  { name: 'post-front-matter', schema: postFields, files: [] },
  { name: 'entry-front-matter', schema: entryFields, files: [] },
];

/** The JSON schemas and the settings of VS Code that map files to them, by path. */
export function editorFiles(): Map<string, unknown> {
  const mapped = SCHEMAS.filter(({ files }) => files.length > 0);
  return new Map<string, unknown>([
    ...SCHEMAS.map(({ name, schema }): [string, unknown] => [fileOf(name), jsonSchema(schema)]),
    [
      '.vscode/settings.json',
      {
        'yaml.schemas': Object.fromEntries(mapped.map(({ name, files }) => [`./${fileOf(name)}`, files])),
        'files.eol': '\n',
        'editor.formatOnSave': true,
        'editor.defaultFormatter': 'biomejs.biome',
        '[markdown]': { 'editor.formatOnSave': false },
        '[yaml]': { 'editor.formatOnSave': false },
      },
    ],
  ]);
}

const fileOf = (name: string): string => `.vscode/schemas/${name}.json`;

/** What authors write, before defaults are filled in and values converted. */
function jsonSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}
