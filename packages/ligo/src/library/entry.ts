/** Predefined names as data. */

/** The predefined values and types of one module. */
export interface ModuleSignatures {
  /** The path in code: `Test.Next.Account`; empty for names without a path. */
  readonly path: string;
  /** Types come before the types that use them. */
  readonly signatures: readonly VersionedSignature[];
}

/** As declared in CameLIGO: `val length : 'a. 'a list -> nat`; a type without a definition is primitive. */
export type VersionedSignature = string | (VersionRange & { readonly signature: string });

/** The versions of LIGO that have a name, from `since` up to and including `until`. */
export interface VersionRange {
  readonly since?: string;
  readonly until?: string;
}

/** A value or type of the library. */
export interface LibraryEntry {
  readonly module: string;
  readonly name: string;
  readonly kind: 'value' | 'type';
  readonly signature: string;
}

/** `List.length`, `failwith`. */
export function qualifiedName({ module, name }: Pick<LibraryEntry, 'module' | 'name'>): string {
  return module ? `${module}.${name}` : name;
}
