/** Instructions that rearrange the stack, branch, loop and call. */
import type { MichelinePrim } from '../tree';
import { readType } from '../types/read-type';
import { binary } from '../types/type';
import { itemsOf, listOf, map, option, pair } from '../values/make';
import type { LambdaValue, ListValue, MapValue, Value } from '../values/value';
import { applied } from './lambda';
import type { Instruction, Machine } from './machine';
import { Stop, stop } from './stop';

/** The number that an instruction takes as its first argument. */
export function countOf({ args }: MichelinePrim, missing: number): number {
  const [count] = args;
  return count?.kind === 'int' ? Number(count.value) : missing;
}

const loop: Instruction = (machine, node) => {
  if (!machine.take('bool').value) return;
  machine.after(() => {
    machine.charge(1, node);
    loop(machine, node);
  });
  machine.enter(node.args[0]);
};

const loopLeft: Instruction = (machine, node) => {
  const { side, value } = machine.take('or');
  machine.push(value);
  if (side === 'Right') return;
  machine.after(() => {
    machine.charge(1, node);
    loopLeft(machine, node);
  });
  machine.enter(node.args[0]);
};

/** What `ITER` and `MAP` find in a collection. */
function elementsOf(collection: Value): readonly Value[] {
  switch (collection.kind) {
    case 'list':
      return itemsOf(collection);
    case 'set':
      return collection.items;
    case 'map':
      return collection.entries.map(([key, value]) => pair(key, value));
    case 'option':
      return collection.value ? [collection.value] : [];
    default:
      throw stop('invalid-state', `A ${collection.kind} has no elements.`);
  }
}

/** Runs the body for each element, then finishes. */
function forEach(
  machine: Machine,
  node: MichelinePrim,
  items: readonly Value[],
  onResult: () => void,
  finish: () => void,
) {
  machine.charge(items.length, node);
  const visit = (index: number): void => {
    const item = items[index];
    if (!item) {
      finish();
      return;
    }
    machine.push(item);
    machine.after(() => {
      onResult();
      visit(index + 1);
    });
    machine.enter(node.args[0]);
  };
  visit(0);
}

/** The collection with its elements replaced by results. */
function rebuilt(collection: Value, results: readonly Value[]): ListValue | MapValue | Value {
  if (collection.kind === 'option') return option(results[0]);
  if (collection.kind !== 'map') return listOf(results);
  return map(
    'map',
    collection.entries.map(([key], index) => [key, results[index] as Value]),
  );
}

const lambda =
  (isRecursive: boolean): Instruction =>
  (machine, { args }) => {
    const [from, to, code] = args;
    if (!from || !to || code?.kind !== 'sequence')
      throw stop('invalid-state', 'LAMBDA has two types and code.');
    const type = binary('lambda', readType(from, 'any'), readType(to, 'any'));
    machine.push({ kind: 'lambda', code, type, isRecursive, stacks: machine.knownStacks });
  };

function call(machine: Machine, fn: LambdaValue, argument: Value): void {
  machine.callOnOwnStack(fn.isRecursive ? [argument, fn] : [argument], fn.code, fn.stacks);
}

export const STACK_INSTRUCTIONS: Readonly<Record<string, Instruction>> = {
  DROP: (machine, node) => {
    machine.popMany(countOf(node, 1));
  },
  DUP: (machine, node) => machine.push(machine.peek(countOf(node, 1) - 1)),
  SWAP: (machine) => machine.push(machine.removeAt(1)),
  DIG: (machine, node) => machine.push(machine.removeAt(countOf(node, 0))),
  DUG: (machine, node) => machine.insertAt(countOf(node, 0), machine.pop()),
  CAST: () => {},
  RENAME: () => {},

  DIP: (machine, node) => {
    const saved = machine.popMany(node.args.length === 2 ? countOf(node, 1) : 1);
    machine.after(() => machine.push(...saved.reverse()));
    machine.enter(node.args.at(-1));
  },
  IF: (machine, { args }) => machine.enter(args[machine.take('bool').value ? 0 : 1]),
  IF_NONE: (machine, { args }) => {
    const { value } = machine.take('option');
    if (value) machine.push(value);
    machine.enter(args[value ? 1 : 0]);
  },
  IF_LEFT: (machine, { args }) => {
    const { side, value } = machine.take('or');
    machine.push(value);
    machine.enter(args[side === 'Left' ? 0 : 1]);
  },
  IF_CONS: (machine, { args }) => {
    const { cell } = machine.take('list');
    if (cell) machine.push(cell.tail, cell.head);
    machine.enter(args[cell ? 0 : 1]);
  },
  LOOP: loop,
  LOOP_LEFT: loopLeft,
  ITER: (machine, node) =>
    forEach(
      machine,
      node,
      elementsOf(machine.pop()),
      () => {},
      () => {},
    ),
  MAP: (machine, node) => {
    const collection = machine.pop();
    const results: Value[] = [];
    forEach(
      machine,
      node,
      elementsOf(collection),
      () => results.push(machine.pop()),
      () => machine.push(rebuilt(collection, results)),
    );
  },

  LAMBDA: lambda(false),
  LAMBDA_REC: lambda(true),
  EXEC: (machine) => {
    const argument = machine.pop();
    call(machine, machine.take('lambda'), argument);
  },
  APPLY: (machine) => {
    const captured = machine.pop();
    machine.push(applied(machine.take('lambda'), captured));
  },

  FAILWITH: (machine, node) => {
    throw new Stop({ kind: 'failure', value: machine.pop(), node });
  },
  NEVER: (_, node) => {
    throw stop('invalid-state', 'There are no values of type never.', node);
  },
};
