/**
 * Follows the values on the stack through the code of a script, so that each can be shown with the name that the
 * program gives it. Values are numbers: an instruction that moves or copies a value keeps its number.
 */
import { placeKey, type SourceNames } from '../../compile/mini-c/source-names';
import { childrenOf, type InstructionTyping, type Micheline, type MichelinePrim } from '../../michelson';
import type { Span } from '../../syntax/source';

/** The top comes first. */
type Slots = readonly number[];

export interface SlotStacks {
  readonly before: Slots;
  /** Undefined after code that fails. */
  readonly after: Slots | undefined;
}

export interface NamedSlots {
  readonly stacks: ReadonlyMap<Micheline, SlotStacks>;
  readonly nameOf: (slot: number) => string | undefined;
}

/** Instructions that make another number of values than one. */
const PRODUCED: Readonly<Record<string, number>> = {
  GET_AND_UPDATE: 2,
  CREATE_CONTRACT: 2,
  READ_TICKET: 2,
  READ_TICKET_DEPRECATED: 2,
};

/** Their operands may have been exchanged. */
const COMMUTATIVE: ReadonlySet<string> = new Set(['ADD', 'MUL', 'AND', 'OR', 'XOR']);

const MOVES: ReadonlySet<string> = new Set(['DUP', 'DIG', 'DUG', 'SWAP']);

/** Of all code of a script: `code` and the views, which start with one value. */
export function followSlots(
  script: Micheline,
  typings: readonly InstructionTyping[],
  source: SourceNames,
): NamedSlots {
  const typingOf = new Map<Micheline, InstructionTyping>(typings.map((typing) => [typing.node, typing]));
  const stacks = new Map<Micheline, SlotStacks>();
  /** With the place that the name was found at. */
  const names = new Map<number, { readonly name: string; readonly span: Span }>();
  const fieldNames = new Map<number, string>();
  /** Values that come from one of two ways. */
  const joined = new Map<number, readonly [number, number]>();
  let last = 0;

  const fresh = (): number => {
    last += 1;
    return last;
  };
  const freshAll = (count: number): Slots => Array.from({ length: count }, fresh);

  function follow(code: Micheline | undefined, stack: Slots): Slots | undefined {
    if (code?.kind === 'sequence') {
      let current: Slots | undefined = stack;
      for (const item of code.items) current = current && follow(item, current);
      return current;
    }
    if (code?.kind !== 'prim') return stack;
    const after = step(code, stack);
    stacks.set(code, { before: stack, after });
    if (after) learnNames(code, stack, after);
    return after;
  }

  function step(node: MichelinePrim, stack: Slots): Slots | undefined {
    const { prim, args } = node;
    const [first, second] = args;
    const count = first?.kind === 'int' ? Number(first.value) : undefined;
    switch (prim) {
      case 'DUP':
        return [stack[(count ?? 1) - 1] ?? fresh(), ...stack];
      case 'SWAP':
        return dig(stack, 1);
      case 'DIG':
        return dig(stack, count ?? 0);
      case 'DUG':
        return [...stack.slice(1, (count ?? 0) + 1), ...stack.slice(0, 1), ...stack.slice((count ?? 0) + 1)];
      case 'DROP':
        return stack.slice(count ?? 1);
      case 'UNPAIR':
        return [...freshAll(count ?? 2), ...stack.slice(1)];
      case 'DIP': {
        const kept = count ?? 1;
        const below = follow(count === undefined ? first : second, stack.slice(kept));
        return below && [...stack.slice(0, kept), ...below];
      }
      case 'IF':
        return branch(node, stack.slice(1), [0, 0]);
      case 'IF_NONE':
        return branch(node, stack.slice(1), [0, 1]);
      case 'IF_CONS':
        return branch(node, stack.slice(1), [2, 0]);
      case 'IF_LEFT':
        return branch(node, stack.slice(1), [1, 1]);
      case 'LOOP':
        return merge(stack.slice(1), follow(first, stack.slice(1))?.slice(1));
      case 'LOOP_LEFT': {
        const rest = stack.slice(1);
        return merge([fresh(), ...rest], follow(first, [fresh(), ...rest]));
      }
      case 'ITER':
        return merge(stack.slice(1), follow(first, [fresh(), ...stack.slice(1)]));
      case 'MAP':
        return [
          fresh(),
          ...(merge(stack.slice(1), follow(first, [fresh(), ...stack.slice(1)])?.slice(1)) ?? []),
        ];
      default:
        for (const arg of args) followFunction(prim, arg);
        return stepOther(node, stack);
    }
  }

  /** The code of functions and of other contracts has a stack of its own. */
  function followFunction(name: string, arg: Micheline): void {
    if (arg.kind !== 'sequence' || name === 'PUSH') return;
    if (name === 'CREATE_CONTRACT') {
      for (const section of arg.items)
        if (section.kind === 'prim' && section.prim === 'code') follow(section.args[0], [fresh()]);
    } else follow(arg, freshAll(name === 'LAMBDA_REC' ? 2 : 1));
  }

  function stepOther(node: MichelinePrim, stack: Slots): Slots | undefined {
    const after = typingOf.get(node)?.after;
    if (after === undefined || after === 'failed') return undefined;
    const made = Math.min(PRODUCED[node.prim] ?? 1, after.length);
    return [...freshAll(made), ...stack.slice(stack.length - (after.length - made))];
  }

  function branch({ args: [one, two] }: MichelinePrim, rest: Slots, own: readonly [number, number]) {
    const first = follow(one, [...freshAll(own[0]), ...rest]);
    const second = follow(two, [...freshAll(own[1]), ...rest]);
    return first && second ? merge(first, second) : (first ?? second);
  }

  /** What is the same value on both ways stays it. */
  function merge(one: Slots, other: Slots | undefined): Slots {
    return other ? one.map((slot, index) => join(slot, other[index] ?? slot)) : one;
  }

  function join(one: number, other: number): number {
    if (one === other) return one;
    const slot = fresh();
    joined.set(slot, [one, other]);
    return slot;
  }

  function nameOf(slot: number): string | undefined {
    const own = names.get(slot)?.name;
    if (own !== undefined) return own;
    const ways = joined.get(slot);
    if (!ways) return fieldNames.get(slot);
    const [one, other] = ways.map(nameOf);
    return one === other ? one : undefined;
  }

  function learnNames(node: MichelinePrim, before: Slots, after: Slots): void {
    const types = typingOf.get(node)?.after;
    if (types !== undefined && types !== 'failed')
      for (const [index, { field }] of types.entries()) {
        const slot = after[index];
        if (field !== undefined && slot !== undefined && !fieldNames.has(slot)) fieldNames.set(slot, field);
      }
    const [top] = after;
    const { span } = node;
    if (top === undefined || span === undefined) return;
    const key = placeKey(span);
    learnOperands(node, span, before);
    const used = MOVES.has(node.prim) ? source.uses.get(key) : undefined;
    const name = used ?? (before.includes(top) ? undefined : source.values.get(key));
    if (name !== undefined) learn(top, name, span);
  }

  /** Values that are where an operation needs them are not moved there. */
  function learnOperands({ prim }: MichelinePrim, span: Span, before: Slots): void {
    const found = source.operands.get(placeKey(span));
    if (!found || COMMUTATIVE.has(prim) || (prim !== found.operation && prim !== 'COMPARE')) return;
    for (const [index, name] of found.names.entries()) {
      const slot = before[index];
      if (slot !== undefined && name !== undefined) learn(slot, name, span);
    }
  }

  function learn(slot: number, name: string, span: Span): void {
    const known = names.get(slot);
    if (!known || isLater(span, known.span)) names.set(slot, { name, span });
  }

  for (const section of childrenOf(script)) {
    if (section.kind !== 'prim' || (section.prim !== 'code' && section.prim !== 'view')) continue;
    follow(section.args.at(-1), [fresh()]);
  }
  return { stacks, nameOf };
}

/** A function is declared before its callers, whose names say more where its code has taken the place of a call. */
const isLater = (one: Span, other: Span): boolean => one.file === other.file && one.from > other.from;

const dig = (stack: Slots, depth: number): Slots => [
  ...stack.slice(depth, depth + 1),
  ...stack.slice(0, depth),
  ...stack.slice(depth + 1),
];
