/** Applies a rule at every position of every instruction sequence of a program. */
import type { Micheline, MichelinePrim } from '../../michelson/tree';
import type { Span } from '../../syntax/source';
import type { Budget } from '../budget';

/** The instructions from some position to the end of their sequence, the last one first. */
export type Rest = readonly Micheline[];

/** Looks at the instructions that come next and may replace some of them. */
export type Rewriter = (rest: Rest) => Rewrite | undefined;

export interface Rule {
  readonly apply: Rewriter;
  /** The rule can only match in a sequence with one of these instructions. */
  readonly needs: readonly string[];
}

/** Replaces the next `taken` instructions by others. */
export interface Rewrite {
  readonly taken: number;
  readonly put: readonly Micheline[];
}

export const rewrite = (taken: number, ...put: readonly Micheline[]): Rewrite => ({ taken, put });

/** The instruction `offset` positions ahead. */
export const ahead = (rest: Rest, offset: number): Micheline | undefined => rest[rest.length - 1 - offset];

/** The next instruction, if it has that name and no arguments. */
export function plain(rest: Rest, offset: number, name: string): MichelinePrim | undefined {
  const node = ahead(rest, offset);
  return isPlain(node, name) ? node : undefined;
}

export function isPlain(node: Micheline | undefined, name: string): node is MichelinePrim {
  return node?.kind === 'prim' && node.prim === name && node.args.length === 0;
}

export function isPrim(node: Micheline | undefined, name: string): node is MichelinePrim {
  return node?.kind === 'prim' && node.prim === name;
}

/** The number of an instruction like `DIG 2`, if that is its only argument. */
export function numberOf(node: MichelinePrim): number | undefined {
  const [first] = node.args;
  return node.args.length === 1 && first?.kind === 'int' ? Number(first.value) : undefined;
}

/** The code of `DIP { code }`. */
export function dippedCode(node: Micheline | undefined): readonly Micheline[] | undefined {
  if (!isPrim(node, 'DIP') || node.args.length !== 1) return undefined;
  const [code] = node.args;
  return code?.kind === 'sequence' ? code.items : undefined;
}

/** The narrowest source range of the instructions that a new one stands for. */
export function spanOf(...nodes: readonly (Micheline | undefined)[]): Span | undefined {
  let narrowest: Span | undefined;
  for (const node of nodes) {
    const span = node?.span;
    if (span && (!narrowest || span.to - span.from < narrowest.to - narrowest.from)) narrowest = span;
  }
  return narrowest;
}

/** From right to left; a position is tried again after each change. */
export function rewriteSequence(
  apply: Rewriter,
  items: readonly Micheline[],
  budget: Budget,
): readonly Micheline[] {
  const rest: Micheline[] = [];
  let changed = false;
  for (let index = items.length - 1; index >= 0; index -= 1) {
    rest.push(items[index] as Micheline);
    for (let found = apply(rest); found; found = apply(rest)) {
      budget.spend(found.put.length + 1);
      rest.length -= found.taken;
      for (let put = found.put.length - 1; put >= 0; put -= 1) rest.push(found.put[put] as Micheline);
      changed = true;
    }
  }
  return changed ? rest.reverse() : items;
}
