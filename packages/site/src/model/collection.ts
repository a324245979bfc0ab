/** Collections of short pages that exist once, outside of the versions: each is a folder of content/ and an address. */
export const COLLECTION_NAMES = ['messages', 'cookbook'] as const;
export type CollectionName = (typeof COLLECTION_NAMES)[number];

/** The page of terms, which comes from one file. */
export const GLOSSARY_NAME = 'glossary';

export function isCollectionName(name: string): name is CollectionName {
  return COLLECTION_NAMES.some((one) => one === name);
}
