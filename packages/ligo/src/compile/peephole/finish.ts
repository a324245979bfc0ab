/** Steps on whole programs, before and after the rules. */
import { int, type Micheline, type MichelinePrim, prim, sequence } from '../../michelson/tree';
import { isFailing } from './effects';
import { isPlain, isPrim, numberOf } from './rewrite';

/** Merges nested sequences of instructions. A value in `PUSH` keeps its sequences. */
export function flatten(node: Micheline): Micheline {
  if (node.kind === 'sequence') {
    const items = node.items.flatMap((item) => {
      const flat = flatten(item);
      return flat.kind === 'sequence' ? flat.items : [flat];
    });
    return sequence(items, node.span);
  }
  if (node.kind !== 'prim' || node.prim === 'PUSH') return node;
  return mapArguments(node, flatten);
}

/** Removes code after `FAILWITH`, which Michelson forbids. */
export function removeUnreachable(node: Micheline): Micheline {
  if (node.kind === 'prim') return mapArguments(node, removeUnreachable);
  if (node.kind !== 'sequence') return node;
  const items: Micheline[] = [];
  for (const item of node.items) {
    const kept = removeUnreachable(item);
    items.push(kept);
    if (isFailing(kept)) break;
  }
  return sequence(items, node.span);
}

/** `DROP ; DROP` ↦ `DROP 2` */
export function combineDrops(node: Micheline): Micheline {
  if (node.kind === 'prim') return mapArguments(node, combineDrops);
  if (node.kind !== 'sequence') return node;
  const items: Micheline[] = [];
  for (const item of node.items.map(combineDrops).reverse()) {
    const next = items.at(-1);
    const count = next && isPlain(item, 'DROP') && item.annots.length === 0 ? dropCount(next) : undefined;
    if (count !== undefined) items[items.length - 1] = prim('DROP', [int(BigInt(count + 1))], [], item.span);
    else items.push(item);
  }
  return sequence(items.reverse(), node.span);
}

function dropCount(node: Micheline): number | undefined {
  if (!isPrim(node, 'DROP') || node.annots.length > 0) return undefined;
  return node.args.length === 0 ? 1 : numberOf(node);
}

/** How many of the first arguments are types whose annotations have no effect. */
const TYPE_ARGUMENTS: ReadonlyMap<string, number> = new Map([
  ['NONE', 1],
  ['NIL', 1],
  ['EMPTY_SET', 1],
  ['EMPTY_MAP', 2],
  ['EMPTY_BIG_MAP', 2],
  ['LAMBDA', 2],
  ['PUSH', 1],
  ['LEFT', 1],
  ['RIGHT', 1],
]);

/** Removes annotations of types where they have no effect. */
export function stripAnnotations(node: Micheline): Micheline {
  if (node.kind === 'sequence') return sequence(node.items.map(stripAnnotations), node.span);
  if (node.kind !== 'prim') return node;
  const types = TYPE_ARGUMENTS.get(node.prim) ?? 0;
  const args = node.args.map((arg, index) =>
    index < types ? withoutAnnotations(arg) : stripAnnotations(arg),
  );
  return { ...node, args };
}

function withoutAnnotations(node: Micheline): Micheline {
  if (node.kind === 'sequence') return sequence(node.items.map(withoutAnnotations), node.span);
  if (node.kind !== 'prim') return node;
  return { ...node, args: node.args.map(withoutAnnotations), annots: [] };
}

/** `PUSH (lambda a b) code` ↦ `LAMBDA a b code` */
export function lambdaForPush(node: Micheline): Micheline {
  if (node.kind === 'sequence') return sequence(node.items.map(lambdaForPush), node.span);
  if (node.kind !== 'prim') return node;
  if (node.prim !== 'PUSH') return mapArguments(node, lambdaForPush);
  const [type, code] = node.args;
  if (node.args.length !== 2 || !code || isPrim(code, 'constant')) return node;
  if (!isPrim(type, 'lambda') || type.args.length !== 2) return node;
  return prim('LAMBDA', [...type.args, code], [], node.span);
}

const mapArguments = (node: MichelinePrim, map: (arg: Micheline) => Micheline): MichelinePrim =>
  node.args.length === 0 ? node : { ...node, args: node.args.map(map) };
