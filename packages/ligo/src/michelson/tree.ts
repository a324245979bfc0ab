/** Micheline, the notation of Michelson's types, values and code, as a tree. */
import type { Span } from '../syntax/source';

export type Micheline = MichelineInt | MichelineString | MichelineBytes | MichelinePrim | MichelineSequence;

/** Where a node comes from: the Michelson text it was parsed from, or the LIGO text it was compiled from. */
interface Located {
  readonly span?: Span | undefined;
}

export interface MichelineInt extends Located {
  readonly kind: 'int';
  readonly value: bigint;
}

export interface MichelineString extends Located {
  readonly kind: 'string';
  readonly value: string;
}

/** Bytes as lowercase hexadecimal digits, without `0x`. */
export interface MichelineBytes extends Located {
  readonly kind: 'bytes';
  readonly value: string;
}

/** An instruction, a type, a constructor of values, or a section of a script. */
export interface MichelinePrim extends Located {
  readonly kind: 'prim';
  readonly prim: string;
  readonly args: readonly Micheline[];
  /** With their first character: `%entrypoint`, `:type`, `@variable`. */
  readonly annots: readonly string[];
}

export interface MichelineSequence extends Located {
  readonly kind: 'sequence';
  readonly items: readonly Micheline[];
}

export const int = (value: bigint, span?: Span): MichelineInt => ({ kind: 'int', value, span });
export const string = (value: string, span?: Span): MichelineString => ({ kind: 'string', value, span });
export const bytes = (value: string, span?: Span): MichelineBytes => ({ kind: 'bytes', value, span });

export function prim(
  name: string,
  args: readonly Micheline[] = [],
  annots: readonly string[] = [],
  span?: Span,
): MichelinePrim {
  return { kind: 'prim', prim: name, args, annots, span };
}

export function sequence(items: readonly Micheline[], span?: Span): MichelineSequence {
  return { kind: 'sequence', items, span };
}

/** The nodes directly below a node. */
export function childrenOf(node: Micheline): readonly Micheline[] {
  if (node.kind === 'prim') return node.args;
  return node.kind === 'sequence' ? node.items : [];
}

/** Whether two trees are equal, whatever their spans. */
export function isSame(a: Micheline, b: Micheline): boolean {
  if (a.kind === 'prim' && b.kind === 'prim')
    return (
      a.prim === b.prim && isSameList(a.annots, b.annots, Object.is) && isSameList(a.args, b.args, isSame)
    );
  if (a.kind === 'sequence' && b.kind === 'sequence') return isSameList(a.items, b.items, isSame);
  return a.kind === b.kind && 'value' in a && 'value' in b && a.value === b.value;
}

function isSameList<T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean {
  return a.length === b.length && a.every((item, index) => same(item, b[index] as T));
}

/** A copy in which every node is a separate object, so that nodes can be keys of a map. */
export function withOwnNodes(node: Micheline): Micheline {
  if (node.kind === 'sequence') return { ...node, items: node.items.map(withOwnNodes) };
  return node.kind === 'prim' ? { ...node, args: node.args.map(withOwnNodes) } : { ...node };
}
