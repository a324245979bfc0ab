/** A value or type of the standard library, from content/reference; sent to the browser as JSON. */
export interface LibraryEntry {
  /** The module path: `Test.Next.Account`; empty for top-level names. */
  readonly module: string;
  readonly name: string;
  readonly kind: 'value' | 'type';
  /** As declared in a CameLIGO signature: `val length : 'a.'a list -> nat`, `type 'a t = 'a list`. */
  readonly signature: string;
  /** The address of its documentation, relative to the version: `reference/list-reference#list-length`. */
  readonly address: string;
  /** The first sentence of its documentation. */
  readonly summary: string;
  /** What to use instead. */
  readonly deprecated?: string;
}

/** `List.length`, `failwith`. */
export function qualifiedName({ module, name }: Pick<LibraryEntry, 'module' | 'name'>): string {
  return module ? `${module}.${name}` : name;
}
