/** Moves an instruction that ends both branches behind the branch. */
import type { Micheline, MichelinePrim } from '../../michelson/tree';
import { isBranch } from './effects';
import { ahead, numberOf, type Rewrite, type Rewriter, rewrite } from './rewrite';

/** Which instructions may move: with no argument, with an equal number, and with a type that may differ. */
interface Movable {
  readonly plain: ReadonlySet<string>;
  readonly numbered: ReadonlySet<string>;
  readonly typed: ReadonlySet<string>;
  /** Whether the stacks before two instructions have the same type. */
  readonly sameStack: (first: MichelinePrim, second: MichelinePrim) => boolean;
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Instructions whose result type determines the type of their operands. */
const INJECTIVE: Movable = {
  plain: setOf(
    'ABS AMOUNT BALANCE CONS DUP INT ISNAT LSL LSR NOW PAIR SENDER SLICE SOME SOURCE SWAP UNIT XOR',
  ),
  numbered: setOf('DIG DUG DUP PAIR'),
  typed: setOf('LEFT NIL NONE RIGHT'),
  sameStack: () => true,
};

/** The rule that needs no types. */
export const joinBranches: Rewriter = (rest) => joinEnds(ahead(rest, 0), INJECTIVE);

/** The rule for a program with types: more instructions move, where the stacks before them agree. */
export function joinTypedBranches(sameStack: Movable['sameStack']): Rewriter {
  const movable: Movable = {
    plain: TYPED_PLAIN,
    numbered: TYPED_NUMBERED,
    typed: INJECTIVE.typed,
    sameStack,
  };
  return (rest) => joinEnds(ahead(rest, 0), movable);
}

const TYPED_PLAIN = setOf(
  'ABS ADD ADDRESS AMOUNT AND BALANCE CAR CDR COMPARE CONCAT CONS DROP DUP EDIV EQ GE GT INT ISNAT LE LEVEL LSL LSR LT MUL NEG NEQ NOT NOW OR PACK PAIR SENDER SIZE SLICE SOME SOURCE SUB SWAP UNIT UNPAIR UPDATE XOR',
);

const TYPED_NUMBERED = setOf('CAR CDR DIG DROP DUG DUP PAIR UNPAIR UPDATE');

function joinEnds(node: Micheline | undefined, movable: Movable): Rewrite | undefined {
  if (node?.kind !== 'prim' || !isBranch(node.prim) || node.args.length !== 2) return undefined;
  const [first, second] = node.args as [Micheline, Micheline];
  const last = lastOf(first, movable);
  const other = last && lastOf(second, movable);
  if (!last || !other || !isEqual(last, other, movable)) return undefined;
  return rewrite(1, { ...node, args: [withoutLast(first), withoutLast(second)] }, last);
}

/** The instruction that certainly runs last and may move. */
function lastOf(node: Micheline | undefined, movable: Movable): MichelinePrim | undefined {
  if (node?.kind === 'sequence') return lastOf(node.items.at(-1), movable);
  if (node?.kind !== 'prim') return undefined;
  if (isBranch(node.prim) && node.args.length === 2) {
    const last = lastOf(node.args[0], movable);
    const other = last && lastOf(node.args[1], movable);
    return last && other && isEqual(last, other, movable) ? last : undefined;
  }
  const { prim } = node;
  return movable.plain.has(prim) || movable.numbered.has(prim) || movable.typed.has(prim) ? node : undefined;
}

function isEqual(first: MichelinePrim, second: MichelinePrim, movable: Movable): boolean {
  const { prim } = first;
  if (prim !== second.prim) return false;
  const bothPlain = first.args.length === 0 && second.args.length === 0;
  if ((bothPlain && movable.plain.has(prim)) || movable.typed.has(prim))
    return movable.sameStack(first, second);
  const number = movable.numbered.has(prim) ? numberOf(first) : undefined;
  return number !== undefined && number === numberOf(second) && movable.sameStack(first, second);
}

function withoutLast(node: Micheline): Micheline {
  if (node.kind !== 'sequence') return node;
  const { items } = node;
  const last = items.at(-1);
  if (last?.kind === 'sequence') return { ...node, items: [...items.slice(0, -1), withoutLast(last)] };
  if (last?.kind !== 'prim' || !isBranch(last.prim)) return { ...node, items: items.slice(0, -1) };
  return { ...node, items: [...items.slice(0, -1), { ...last, args: last.args.map(withoutLast) }] };
}
