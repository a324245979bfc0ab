/** Reads the collections: pages that exist once, outside of the versions. */
import { parseMarkdown } from '../../markdown/parse';
import {
  COLLECTION_NAMES,
  type CollectionName,
  entrySlug,
  type GLOSSARY_NAME,
  isOrdered,
} from '../../model/collection';
import { didYouMean, type Reporter } from '../../model/problem';
import { isPlainName } from '../../model/route';
import { NAME_ADVICE } from '../addresses';
import type { TextSource } from '../content';
import type { SourceFile, TextFile } from '../files';
import { readFrontMatter } from '../front-matter';
import { readYaml } from '../yaml';
import { type CollectionSettings, collectionsFields, entryFields } from './schema';

export const COLLECTIONS = 'content/collections.yaml';

/** A page of a collection. */
export interface EntrySource extends TextSource {
  readonly slug: string;
  readonly description: string;
  readonly group: string;
  readonly since?: string;
  readonly printed: readonly string[];
  readonly standards: readonly string[];
  readonly keywords: readonly string[];
  readonly draft: boolean;
}

export interface CollectionSource extends CollectionSettings {
  readonly name: CollectionName;
  /** In the order of the groups, and within each in that of the titles, or of the files of an ordered collection. */
  readonly entries: readonly EntrySource[];
}

type Files = Readonly<Record<CollectionName, readonly TextFile[]>>;

/** Collections without files do not exist. */
export function readCollections(settings: SourceFile, files: Files, report: Reporter): CollectionSource[] {
  const yaml = readYaml(settings, collectionsFields, report);
  return COLLECTION_NAMES.flatMap((name): CollectionSource[] => {
    const found = yaml?.data[name];
    const [first] = files[name];
    if (found && !first) return [];
    if (found) return [{ ...found, name, entries: readEntries(name, found, files[name], report) }];
    const message = `The folder content/${name} has no settings: add '${name}' with title, lead and groups.`;
    if (first && yaml) report({ file: COLLECTIONS, line: 1, message, isError: true });
    return [];
  });
}

function readEntries(
  name: CollectionName,
  { groups }: CollectionSettings,
  files: readonly TextFile[],
  report: Reporter,
): EntrySource[] {
  const order = Object.keys(groups);
  const entries = files.flatMap((textFile): EntrySource[] => {
    const { file, name: fileName, text: source } = textFile;
    const slug = entrySlug(name, fileName);
    const fail = (message: string) => report({ file, line: 1, message, isError: true });
    const split = readFrontMatter(textFile, entryFields, report);
    if (!split) return [];
    const { fields, body } = split;
    if (!isPlainName(slug) || slug.includes('/')) fail(`'${slug}' is not a valid address: ${NAME_ADVICE}.`);
    if (isOrdered(name) && slug === fileName)
      fail(`This page has no place in the order: begin the name of its file with two digits, 07-${slug}.md.`);
    if (!order.includes(fields.group)) {
      fail(
        `There is no group '${fields.group}' in ${COLLECTIONS}: ${didYouMean(fields.group, order, 'add it.')}`,
      );
    }
    if (name === 'messages' && fields.printed.length === 0)
      fail(`Name the texts that this page explains: add 'printed', such as ["Variable … not found"].`);
    return [{ ...fields, slug, file, source, tree: () => parseMarkdown(body) }];
  });
  const placeOf = ({ group }: EntrySource) => order.indexOf(group);
  const within = (a: EntrySource, b: EntrySource) =>
    isOrdered(name) ? a.file.localeCompare(b.file, 'en') : a.title.localeCompare(b.title, 'en');
  return entries.sort((a, b) => placeOf(a) - placeOf(b) || within(a, b));
}

/** The identity of a page of a collection, for links and search: `cookbook/pausing`. */
export function entryId(collection: CollectionName | typeof GLOSSARY_NAME, slug: string): string {
  return `${collection}/${slug}`;
}
