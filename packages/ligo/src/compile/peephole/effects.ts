/** What the optimiser knows about instructions. An instruction that is not listed is never moved or removed. */
import type { Micheline } from '../../michelson/tree';

/**
 * Instructions that cannot fail and replace that many items of the stack by one item. `GET`, `UPDATE` and
 * `PAIR` depend on their argument.
 */
const BY_ARITY: readonly string[] = [
  'AMOUNT BALANCE CHAIN_ID EMPTY_BIG_MAP EMPTY_MAP EMPTY_SET LAMBDA NIL NONE NOW PUSH SELF SENDER SOURCE STEPS_TO_QUOTA UNIT',
  'ABS ADDRESS BLAKE2B CAR CDR CONTRACT EQ GE GT HASH_KEY IMPLICIT_ACCOUNT INT ISNAT LE LEFT LT NEG NEQ NOT PACK RIGHT SHA256 SHA512 SIZE SOME UNPACK',
  'AND APPLY COMPARE CONS EDIV GET LSL LSR MEM OR PAIR XOR',
  'CHECK_SIGNATURE SLICE UPDATE',
];

const ARITIES: ReadonlyMap<string, number> = new Map(
  BY_ARITY.flatMap((names, arity) => names.split(' ').map((name) => [name, arity] as const)),
);

/** How many items the instruction consumes if it cannot fail and makes one. */
export function arityOf(node: Micheline | undefined): number | undefined {
  if (node?.kind !== 'prim') return undefined;
  const arity = ARITIES.get(node.prim);
  if (arity === undefined || node.args.length === 0) return arity;
  return arityOfNumbered(node.prim, node.args, arity);
}

function arityOfNumbered(name: string, args: readonly Micheline[], arity: number): number | undefined {
  const [first] = args;
  switch (name) {
    case 'GET':
      return args.length === 1 ? 1 : undefined;
    case 'UPDATE':
      return args.length === 1 ? 2 : undefined;
    case 'PAIR':
      return args.length === 1 && first?.kind === 'int' ? Number(first.value) : undefined;
    default:
      return arity;
  }
}

export const isNullary = (node: Micheline | undefined): boolean => arityOf(node) === 0;

export const isUnary = (node: Micheline | undefined): boolean => arityOf(node) === 1;

const BRANCHES: ReadonlySet<string> = new Set(['IF', 'IF_NONE', 'IF_CONS', 'IF_LEFT']);

export const isBranch = (name: string): boolean => BRANCHES.has(name);

/** Whether the code always ends in `FAILWITH`. The body of a loop may never run, so a loop does not. */
export function isFailing(node: Micheline | undefined): boolean {
  if (node === undefined) return false;
  if (node.kind === 'sequence') return isFailing(node.items.at(-1));
  if (node.kind !== 'prim') return false;
  if (node.prim === 'FAILWITH') return true;
  return isBranch(node.prim) && node.args.length === 2 && node.args.every(isFailing);
}
