/** A small interpreter of Michelson, for the insertions that LIGO programs contain. */
import { failWith, unsupported } from '../failure';
import type { Host } from '../machine/host';
import { isTrue } from '../operators';
import { itemsOf } from '../values/make';
import type { Value } from '../values/value';
import { simpleInstruction } from './instructions';
import type { Micheline, Prim } from './micheline';
import { left, right } from './stack-values';

/** The top of the stack comes first. */
export type Stack = readonly Value[];

/** Runs code on a stack and gives the stack that it leaves. */
export function interpret(code: Micheline, stack: Stack, host: Host): Stack {
  if (code.kind === 'sequence')
    return code.items.reduce<Stack>((rest, item) => interpret(item, rest, host), stack);
  if (code.kind !== 'prim') throw unsupported('Michelson code consists of instructions.');
  return runPrim(code, stack, host);
}

function runPrim(node: Prim, stack: Stack, host: Host): Stack {
  const { name, arguments: args } = node;
  const [top, ...rest] = stack;
  const count = args[0]?.kind === 'int' ? Number(args[0].value) : undefined;
  const branch = (index: number, onto: Stack): Stack => {
    const code = args[index];
    return code ? interpret(code, onto, host) : onto;
  };
  switch (name) {
    case 'DUP':
      return [stack[(count ?? 1) - 1] ?? missing(name), ...stack];
    case 'DROP':
      return stack.slice(count ?? 1);
    case 'SWAP':
      return [rest[0] ?? missing(name), top ?? missing(name), ...rest.slice(1)];
    case 'DIG':
      return [stack[count ?? 0] ?? missing(name), ...stack.toSpliced(count ?? 0, 1)];
    case 'DUG':
      return rest.toSpliced(count ?? 0, 0, top ?? missing(name));
    case 'DIP': {
      const depth = count ?? 1;
      return [...stack.slice(0, depth), ...branch(args.length - 1, stack.slice(depth))];
    }
    case 'IF':
      return branch(top && isTrue(top) ? 0 : 1, rest);
    case 'IF_NONE':
      return top?.kind === 'variant' && top.name === 'Some'
        ? branch(1, [top.value, ...rest])
        : branch(0, rest);
    case 'IF_LEFT':
      if (top?.kind !== 'variant') return missing(name);
      return branch(top.name === 'Left' ? 0 : 1, [top.value, ...rest]);
    case 'IF_CONS':
      return top?.kind === 'list' && 'head' in top
        ? branch(0, [top.head, top.tail, ...rest])
        : branch(1, rest);
    case 'LOOP': {
      let current = stack;
      while (current[0] && isTrue(current[0])) current = branch(0, current.slice(1));
      return current.slice(1);
    }
    case 'LOOP_LEFT': {
      let current = stack;
      for (let head = current[0]; head?.kind === 'variant'; head = current[0]) {
        if (head.name !== 'Left') return [head.value, ...current.slice(1)];
        current = branch(0, [head.value, ...current.slice(1)]);
      }
      return missing(name);
    }
    case 'ITER':
      if (top?.kind !== 'list') return missing(name);
      return itemsOf(top).reduce<Stack>((current, item) => branch(0, [item].concat(current)), rest);
    case 'LEFT':
      return [left(top ?? missing(name)), ...rest];
    case 'RIGHT':
      return [right(top ?? missing(name)), ...rest];
    case 'FAILWITH':
      throw failWith(top ?? missing(name));
    default:
      return simpleInstruction(node, stack, host);
  }
}

function missing(name: string): never {
  throw unsupported(`Michelson: ${name} does not find what it needs on the stack.`);
}
