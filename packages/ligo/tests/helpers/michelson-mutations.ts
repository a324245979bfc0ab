/** Scripts with one small change each, for comparing type checkers. */
import type { MichelineJson } from '../../src/michelson/json';

const INSTRUCTIONS =
  'DUP DROP SWAP CAR CDR PAIR UNPAIR ADD SUB MUL EDIV COMPARE EQ NOT AND OR SIZE SOME MEM GET UPDATE CONCAT PACK ISNAT ABS NEG INT SELF_ADDRESS SENDER AMOUNT UNIT FAILWITH NEVER EXEC APPLY LSL LSR XOR CONS TICKET READ_TICKET JOIN_TICKETS SPLIT_TICKET IMPLICIT_ACCOUNT ADDRESS SET_DELEGATE TRANSFER_TOKENS BLAKE2B HASH_KEY VOTING_POWER GET_AND_UPDATE SUB_MUTEZ NAT BYTES'.split(
    ' ',
  );
const TYPES =
  'int nat string bytes mutez bool unit address key_hash timestamp operation never chain_id signature bls12_381_fr chest'.split(
    ' ',
  );
/** Without `contract`: the judge refuses contracts as arguments of views, which the chain allows. */
const CONTAINERS = ['list', 'option', 'set', 'ticket'];

type Prim = Extract<MichelineJson, { readonly prim: string }>;
type Random = (below: number) => number;

/** Mutations of a script: the same ones in every run. */
export function mutationsOf(script: MichelineJson, count: number, seed: number): MichelineJson[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => mutate(script, random));
}

function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

function mutate(script: MichelineJson, random: Random): MichelineJson {
  const change = [changeBlock, changeInstruction, changeType, wrapType][random(4)] ?? changeBlock;
  const places = placesOf(script, change).length;
  return places === 0 ? script : changeAt(script, change, random(places), random);
}

/** Undefined if the change does not apply to a node. */
type Change = (node: MichelineJson, random: Random) => MichelineJson | undefined;

const isPrim = (node: MichelineJson): node is Prim => 'prim' in node;
const pick = (names: readonly string[], random: Random): string => names[random(names.length)] ?? '';

/** Deletes, inserts or swaps instructions. */
const changeBlock: Change = (node, random) => {
  if (!Array.isArray(node) || node.length === 0) return undefined;
  const index = random(node.length);
  const [before, here, after] = [node.slice(0, index), node.slice(index, index + 1), node.slice(index + 1)];
  const kind = random(3);
  if (kind === 0) return [...before, ...after];
  if (kind === 1) return [...before, { prim: pick(INSTRUCTIONS, random) }, ...here, ...after];
  return [...before, ...after.slice(0, 1), ...here, ...after.slice(1)];
};

const changeInstruction: Change = (node, random) =>
  isPrim(node) && INSTRUCTIONS.includes(node.prim)
    ? { ...node, prim: pick(INSTRUCTIONS, random) }
    : undefined;

const changeType: Change = (node, random) =>
  isPrim(node) && TYPES.includes(node.prim) ? { ...node, prim: pick(TYPES, random) } : undefined;

const wrapType: Change = (node, random) =>
  isPrim(node) && TYPES.includes(node.prim)
    ? { ...node, prim: pick(CONTAINERS, random), args: [{ prim: node.prim }] }
    : undefined;

const childrenOf = (node: MichelineJson): readonly MichelineJson[] => {
  if (Array.isArray(node)) return node;
  return isPrim(node) ? (node.args ?? []) : [];
};

const ZERO: Random = () => 0;

function placesOf(node: MichelineJson, change: Change): MichelineJson[] {
  const inner = childrenOf(node).flatMap((child) => placesOf(child, change));
  return change(node, ZERO) === undefined ? inner : [node, ...inner];
}

function changeAt(root: MichelineJson, change: Change, place: number, random: Random): MichelineJson {
  let left = place;
  const visit = (node: MichelineJson): MichelineJson => {
    if (change(node, ZERO) !== undefined && left-- === 0) return change(node, random) ?? node;
    if (Array.isArray(node)) return node.map(visit);
    return isPrim(node) && node.args ? { ...node, args: node.args.map(visit) } : node;
  };
  return visit(root);
}
