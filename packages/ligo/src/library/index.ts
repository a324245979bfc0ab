/** The predefined modules: their values and types, for each version of the language. */

export { libraryEntries, type NamedSignature, namedSignatures } from './entries';
export { type LibraryEntry, type ModuleSignatures, qualifiedName, type VersionRange } from './entry';
export { SIGNATURES } from './signatures';
