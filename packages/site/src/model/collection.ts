/** Collections of pages that exist once, outside of the versions: each is a folder of content/ and an address. */
export const COLLECTION_NAMES = ['messages', 'cookbook', 'course', 'break-it'] as const;
export type CollectionName = (typeof COLLECTION_NAMES)[number];

/** Collections that are read from the first page to the last: the names of their files begin with their numbers. */
const ORDERED: readonly CollectionName[] = ['course', 'break-it'];

/** The page of terms, which comes from one file. */
export const GLOSSARY_NAME = 'glossary';

export function isCollectionName(name: string): name is CollectionName {
  return COLLECTION_NAMES.some((one) => one === name);
}

export function isOrdered(name: CollectionName): boolean {
  return ORDERED.includes(name);
}

/** The last part of the address of a page, from the name of its file: `functions` for `03-functions`. */
export function entrySlug(collection: CollectionName, fileName: string): string {
  return isOrdered(collection) ? fileName.replace(/^\d\d-/, '') : fileName;
}
