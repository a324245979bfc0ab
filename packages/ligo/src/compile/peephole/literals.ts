/** Rules about pushed values, and about functions that are called where they are made. */
import { int, type Micheline, prim } from '../../michelson/tree';
import { ahead, isPlain, isPrim, plain, type Rest, type Rewrite, rewrite, spanOf } from './rewrite';

/** A function that is called at once: its code takes the place of the call. */
export function inlineCall(rest: Rest): Rewrite | undefined {
  if (!isPrim(ahead(rest, 1), 'SWAP') || !isPrim(ahead(rest, 2), 'EXEC')) return undefined;
  const code = functionCode(ahead(rest, 0));
  if (code?.kind === 'sequence') return rewrite(3, ...code.items);
  return isPrim(code, 'constant') ? rewrite(3, code) : undefined;
}

function functionCode(node: Micheline | undefined): Micheline | undefined {
  if (isPrim(node, 'LAMBDA') && node.args.length === 3) return node.args[2];
  return isPrim(node, 'PUSH') && node.args.length === 2 && isPrim(node.args[0], 'lambda')
    ? node.args[1]
    : undefined;
}

/** `PUSH unit Unit` ↦ `UNIT` */
export function pushUnit(rest: Rest): Rewrite | undefined {
  const push = ahead(rest, 0);
  return isPrim(push, 'PUSH') &&
    push.args.length === 2 &&
    isPlain(push.args[0], 'unit') &&
    isPlain(push.args[1], 'Unit')
    ? rewrite(1, prim('UNIT', [], [], push.span))
    : undefined;
}

/** `PUSH int n ; NEG` ↦ `PUSH int -n`, also from `nat` */
export function negatePushed(rest: Rest): Rewrite | undefined {
  const neg = plain(rest, 1, 'NEG');
  return neg && negated(ahead(rest, 0), ['int', 'nat'], 2, neg);
}

/** `PUSH nat n ; INT ; NEG` ↦ `PUSH int -n` */
export function negatePushedNat(rest: Rest): Rewrite | undefined {
  const neg = plain(rest, 2, 'NEG');
  return neg && plain(rest, 1, 'INT') ? negated(ahead(rest, 0), ['nat'], 3, neg) : undefined;
}

function negated(
  push: Micheline | undefined,
  types: readonly string[],
  taken: number,
  neg: Micheline,
): Rewrite | undefined {
  if (!isPrim(push, 'PUSH') || push.args.length !== 2) return undefined;
  const [type, value] = push.args;
  if (type?.kind !== 'prim' || type.args.length > 0 || !types.includes(type.prim)) return undefined;
  if (value?.kind !== 'int') return undefined;
  const args = [{ ...type, prim: 'int' }, int(-value.value, value.span)];
  return rewrite(taken, { ...push, args, span: spanOf(push, neg) });
}
