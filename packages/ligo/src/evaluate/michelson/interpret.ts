/** A small Michelson interpreter for code injections in LIGO programs. */

import type { Micheline, MichelinePrim } from '../../michelson/tree';
import { Failure, failWith, unsupported } from '../failure';
import type { Host } from '../machine/host';
import type { Native } from '../machine/native';
import { isTrue } from '../operators';
import { bindings, elements, itemsOf, listOf, mapOf, tuple, UNIT } from '../values/make';
import type { Value } from '../values/value';
import { simpleInstruction } from './instructions';
import { left, nested, right } from './stack-values';

/** The top of the stack comes first. */
export type Stack = readonly Value[];

/** A run of code, with a limited number of steps. */
interface Run {
  readonly host: Host;
  stepsLeft: number;
}

const MAX_STEPS = 1_000_000;

export type Interpret = typeof interpret;

/** Runs code on a stack and returns the resulting stack. */
export function interpret(code: Micheline, stack: Stack, host: Host): Stack {
  return execute(code, stack, { host, stepsLeft: MAX_STEPS });
}

function execute(code: Micheline, stack: Stack, run: Run): Stack {
  if (code.kind === 'sequence')
    return code.items.reduce<Stack>((rest, item) => execute(item, rest, run), stack);
  if (code.kind !== 'prim') throw unsupported('Michelson code consists of instructions.');
  return runPrim(code, counted(run, stack), run);
}

/** Counts one instruction, or one loop iteration. */
function counted(run: Run, stack: Stack): Stack {
  run.stepsLeft -= 1;
  if (run.stepsLeft >= 0) return stack;
  const message = `The inserted Michelson was stopped after ${MAX_STEPS.toLocaleString('en')} instructions. Does it ever end?`;
  throw new Failure({ kind: 'limit', message });
}

function runPrim(node: MichelinePrim, stack: Stack, run: Run): Stack {
  const { prim: name, args } = node;
  const [top, ...rest] = stack;
  const count = args[0]?.kind === 'int' ? Number(args[0].value) : undefined;
  const branch = (index: number, onto: Stack): Stack => {
    const code = args[index];
    return code ? execute(code, onto, run) : onto;
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
      while (current[0] && isTrue(current[0])) current = branch(0, counted(run, current.slice(1)));
      return current.slice(1);
    }
    case 'LOOP_LEFT': {
      let current = stack;
      for (let head = current[0]; head?.kind === 'variant'; head = current[0]) {
        if (head.name !== 'Left') return [head.value, ...current.slice(1)];
        current = branch(0, counted(run, [head.value, ...current.slice(1)]));
      }
      return missing(name);
    }
    case 'ITER':
      return itemsIn(top, name).reduce<Stack>((current, item) => branch(0, [item].concat(current)), rest);
    case 'MAP':
      return mapOver(top ?? missing(name), rest, (onto) => branch(0, onto));
    case 'LAMBDA':
      return [lambda(args[2] ?? missing(name)), ...stack];
    case 'EXEC': {
      const [argument, fn, ...below] = stack;
      const code = fn?.kind === 'native' ? fn.native.michelson : undefined;
      if (!code)
        throw unsupported('Michelson: EXEC runs functions that LAMBDA has made in the same insertion.');
      return [...execute(code, [argument ?? missing(name)], run), ...below];
    }
    case 'LEFT':
      return [left(top ?? missing(name)), ...rest];
    case 'RIGHT':
      return [right(top ?? missing(name)), ...rest];
    case 'FAILWITH':
      throw failWith(top ?? missing(name));
    default:
      return simpleInstruction(node, stack, run.host);
  }
}

/** The elements of a list or a set, the bindings of a map. */
function itemsIn(value: Value | undefined, name: string): Value[] {
  if (value?.kind === 'list') return itemsOf(value);
  if (value?.kind === 'set') return elements(value);
  return value?.kind === 'map' ? bindings(value).map((pair) => tuple(...pair)) : missing(name);
}

/** MAP on a list or on the values of a map. */
function mapOver(collection: Value, below: Stack, body: (stack: Stack) => Stack): Stack {
  let rest = below;
  const results = itemsIn(collection, 'MAP').map((item) => {
    const [result, ...after] = body([item, ...rest]);
    rest = after;
    return result ?? missing('MAP');
  });
  if (collection.kind !== 'map') return [listOf(results), ...rest];
  const keys = bindings(collection).map(([key]) => key);
  return [mapOf(keys.map((key, index) => [key, results[index] ?? UNIT])), ...rest];
}

function lambda(michelson: Micheline): Value {
  const run: Native['run'] = ([argument], host) =>
    interpret(michelson, [nested(argument ?? UNIT)], host)[0] ?? missing('EXEC');
  return { kind: 'native', native: { name: 'LAMBDA', arity: 1, run, michelson }, type: undefined };
}

function missing(name: string): never {
  throw unsupported(`Michelson: ${name} does not find what it needs on the stack.`);
}
