/** Applies rules to all sequences of a program until none matches. */
import { childrenOf, type Micheline } from '../../michelson/tree';
import type { Budget } from '../budget';
import { type Rule, rewriteSequence } from './rewrite';

/** The rules in order; each is applied everywhere before the next. */
export function rewriteFully(rules: readonly Rule[], program: Micheline, budget: Budget): Micheline {
  const rewriting = new Rewriting(rules, budget);
  for (let before = program; ; ) {
    const after = rules.reduce((current, rule) => rewriting.apply(rule, current), before);
    if (after === before) return after;
    rewriting.settle(before, after);
    before = after;
  }
}

/** One rule, applied everywhere once. */
export const rewriteOnce = (rule: Rule, program: Micheline, budget: Budget): Micheline =>
  new Rewriting([rule], budget).apply(rule, program);

class Rewriting {
  /** Parts in which no rule matches any more. */
  readonly #settled = new WeakSet<Micheline>();
  /** Which needed instructions a part contains, as bits. */
  readonly #contents = new WeakMap<Micheline, number>();
  readonly #bits: ReadonlyMap<string, number>;

  constructor(
    rules: readonly Rule[],
    readonly budget: Budget,
  ) {
    const needed = [...new Set(rules.flatMap(({ needs }) => needs))];
    this.#bits = new Map(needed.map((name, index) => [name, 1 << index]));
  }

  #contentsOf(node: Micheline): number {
    const known = this.#contents.get(node);
    if (known !== undefined) return known;
    let contents = node.kind === 'prim' ? (this.#bits.get(node.prim) ?? 0) : 0;
    for (const child of childrenOf(node)) {
      const isBlock = childrenOf(child).length > 0;
      if (isBlock) contents |= this.#contentsOf(child);
      else if (child.kind === 'prim') contents |= this.#bits.get(child.prim) ?? 0;
    }
    this.#contents.set(node, contents);
    return contents;
  }

  /** The program after the rule; the same object if it never matched. Values in `PUSH` are left alone. */
  apply(rule: Rule, program: Micheline): Micheline {
    const needed = rule.needs.reduce((bits, name) => bits | (this.#bits.get(name) ?? 0), 0);

    const rewrite = (node: Micheline): Micheline => {
      if (this.#settled.has(node) || (this.#contentsOf(node) & needed) === 0) return node;
      if (node.kind === 'sequence') {
        const items = rewriteAll(rewriteSequence(rule.apply, node.items, this.budget));
        return items === node.items ? node : { ...node, items };
      }
      if (node.kind !== 'prim' || node.prim === 'PUSH') return node;
      const args = rewriteAll(node.args);
      return args === node.args ? node : { ...node, args };
    };

    const rewriteAll = (nodes: readonly Micheline[]): readonly Micheline[] => {
      let changed: Micheline[] | undefined;
      for (let index = 0; index < nodes.length; index += 1) {
        const node = nodes[index] as Micheline;
        if (childrenOf(node).length === 0) continue;
        const after = rewrite(node);
        if (after === node) continue;
        changed ??= [...nodes];
        changed[index] = after;
      }
      return changed ?? nodes;
    };

    return rewrite(program);
  }

  /** Marks the parts of a program that are the same objects as before a round of all rules. */
  settle(before: Micheline, after: Micheline): void {
    const known = new Set<Micheline>();
    forEachBlock(before, (node) => {
      known.add(node);
      return !this.#settled.has(node);
    });
    forEachBlock(after, (node) => {
      if (!known.has(node)) return true;
      this.#settled.add(node);
      return false;
    });
  }
}

/** Calls a function for nodes with arguments or items; it says whether to go on below. */
function forEachBlock(node: Micheline, see: (node: Micheline) => boolean): void {
  const inner = childrenOf(node);
  if (inner.length === 0 || !see(node)) return;
  for (const child of inner) forEachBlock(child, see);
}
