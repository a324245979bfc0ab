/** A value or type of the standard library, as data: made from content/reference, and sent to the browser as JSON. */
export interface LibraryEntry {
  /** Where it is found in code: `Test.Next.Account`; empty for names that need no module. */
  readonly module: string;
  readonly name: string;
  readonly kind: 'value' | 'type';
  /** As a signature of CameLIGO declares it: `val length : 'a.'a list -> nat`, `type 'a t = 'a list`. */
  readonly signature: string;
  /** The address of its explanation below the documentation: `reference/list-reference#list-length`. */
  readonly address: string;
  /** The first sentence of its explanation. */
  readonly summary: string;
  /** What to use instead. */
  readonly deprecated?: string;
}

/** `List.length`, `failwith`. */
export function qualifiedName({ module, name }: Pick<LibraryEntry, 'module' | 'name'>): string {
  return module ? `${module}.${name}` : name;
}
