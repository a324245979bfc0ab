/** Micheline, the notation of Michelson values, types and code, as data. */
export type Micheline = Int | Str | Raw | Prim | Sequence;

export interface Int {
  readonly kind: 'int';
  readonly value: bigint;
}

export interface Str {
  readonly kind: 'string';
  readonly value: string;
}

/** Bytes as hexadecimal digits. */
export interface Raw {
  readonly kind: 'bytes';
  readonly value: string;
}

export interface Prim {
  readonly kind: 'prim';
  readonly name: string;
  readonly arguments: readonly Micheline[];
  readonly annotations: readonly string[];
}

export interface Sequence {
  readonly kind: 'sequence';
  readonly items: readonly Micheline[];
}

export const integer = (value: bigint): Int => ({ kind: 'int', value });
export const string = (value: string): Str => ({ kind: 'string', value });
export const raw = (value: string): Raw => ({ kind: 'bytes', value });
export const sequence = (items: readonly Micheline[]): Sequence => ({ kind: 'sequence', items });

export function prim(
  name: string,
  args: readonly Micheline[] = [],
  annotations: readonly string[] = [],
): Prim {
  return { kind: 'prim', name, arguments: args, annotations };
}
