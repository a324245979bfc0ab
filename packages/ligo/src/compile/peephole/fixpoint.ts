/** Applies rules to all sequences of a program until none matches. */
import { childrenOf, type Micheline } from '../../michelson/tree';
import type { Budget } from '../budget';
import { type Rule, rewriteSequence } from './rewrite';

/** The rules in order; each is applied everywhere before the next. */
export function rewriteFully(rules: readonly Rule[], program: Micheline, budget: Budget): Micheline {
  const rewriting = new Rewriting(rules, budget);
  for (let before = program; ; ) {
    const after = rewriting.round(before);
    if (after === before) return after;
    before = after;
  }
}

/** One rule, applied everywhere once. */
export const rewriteOnce = (rule: Rule, program: Micheline, budget: Budget): Micheline =>
  new Rewriting([rule], budget).round(program);

/** What is known about a part of the program that has parts itself. */
interface Facts {
  /** The needed instructions in it, as bits. */
  readonly contents: number;
  /** The round in which it was met first. */
  readonly since: number;
  /** No rule matches in it any more. */
  settled: boolean;
}

class Rewriting {
  readonly #facts = new Map<Micheline, Facts>();
  readonly #bits: ReadonlyMap<string, number>;
  #round = 0;

  constructor(
    readonly rules: readonly Rule[],
    readonly budget: Budget,
  ) {
    const needed = [...new Set(rules.flatMap(({ needs }) => needs))];
    this.#bits = new Map(needed.map((name, index) => [name, 1 << index]));
  }

  /** The program after all rules; the same object if none matched. */
  round(program: Micheline): Micheline {
    this.#round += 1;
    const after = this.rules.reduce((current, rule) => this.#apply(rule, current), program);
    if (after !== program) this.#settle(after);
    return after;
  }

  #bit(node: Micheline): number {
    return node.kind === 'prim' ? (this.#bits.get(node.prim) ?? 0) : 0;
  }

  #factsOf(node: Micheline): Facts {
    const known = this.#facts.get(node);
    if (known) return known;
    let contents = this.#bit(node);
    for (const child of childrenOf(node))
      contents |= isBlock(child) ? this.#factsOf(child).contents : this.#bit(child);
    const facts = { contents, since: this.#round, settled: false };
    this.#facts.set(node, facts);
    return facts;
  }

  #apply({ apply, needs }: Rule, program: Micheline): Micheline {
    const needed = needs.reduce((bits, name) => bits | (this.#bits.get(name) ?? 0), 0);

    /** Values in `PUSH` are left alone. */
    const rewrite = (node: Micheline): Micheline => {
      const { settled, contents } = this.#factsOf(node);
      if (settled || (contents & needed) === 0) return node;
      if (node.kind === 'sequence') {
        const items = rewriteAll(rewriteSequence(apply, node.items, this.budget));
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
        if (!isBlock(node)) continue;
        const after = rewrite(node);
        if (after === node) continue;
        changed ??= [...nodes];
        changed[index] = after;
      }
      return changed ?? nodes;
    };

    return rewrite(program);
  }

  /** A part that was met in an earlier round has just been tried by all rules. */
  #settle(node: Micheline): void {
    const facts = this.#factsOf(node);
    if (facts.settled) return;
    if (facts.since < this.#round) facts.settled = true;
    else for (const child of childrenOf(node)) if (isBlock(child)) this.#settle(child);
  }
}

/** Whether a node has parts that a rule may look into. */
const isBlock = (node: Micheline): boolean => childrenOf(node).length > 0;
