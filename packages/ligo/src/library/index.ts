/** The predefined modules: their values and types, for each version of the language. */

export { type LibraryEntry, qualifiedName } from './entry';
export { type PackedEntries, packEntries, unpackEntries } from './packed-entries';
