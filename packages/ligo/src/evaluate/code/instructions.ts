/** Machine instructions shared by several kinds of expressions. */
import type { Span } from '../../syntax/source';
import type { Type } from '../../types/type';
import type { ProgramFunctions } from '../function-code';
import type { Host } from '../machine/host';
import type { Native } from '../machine/native';
import { isTrue, type Operation } from '../operators';
import { substitute, type TypeEnvironment } from '../type-environment';
import { itemsOf, listOf, NIL, UNIT } from '../values/make';
import type { Shape, Value } from '../values/value';
import type { Label } from './builder';
import type { Code, Instruction } from './code';

export const constant =
  (value: Value): Instruction =>
  (_, machine) =>
    machine.push(value);

export const local =
  (slot: number): Instruction =>
  (frame, machine) =>
    machine.push(frame.locals[slot] ?? UNIT);

export const setLocal =
  (slot: number): Instruction =>
  (frame, machine) => {
    frame.locals[slot] = machine.pop();
  };

export const captured =
  (index: number): Instruction =>
  (frame, machine) =>
    machine.push(frame.captured[index] ?? UNIT);

export const global =
  (index: number): Instruction =>
  (_, machine) =>
    machine.push(machine.globals[index] ?? UNIT);

export const setGlobal =
  (index: number): Instruction =>
  (_, machine) => {
    machine.globals[index] = machine.pop();
  };

export const drop: Instruction = (_, machine) => {
  machine.pop();
};

export const leave: Instruction = (_, machine) => machine.return();

export const jumpUnless =
  (label: Label): Instruction =>
  (frame, machine) => {
    if (!isTrue(machine.pop())) frame.position = label.position;
  };

export const call =
  (count: number): Instruction =>
  (_, machine) => {
    const args = machine.popMany(count);
    machine.call(machine.pop(), args);
  };

export const tailCall =
  (count: number): Instruction =>
  (_, machine) => {
    const args = machine.popMany(count);
    machine.tailCall(machine.pop(), args);
  };

export const unary =
  (operation: (value: Value, host: Host) => Value): Instruction =>
  (_, machine) =>
    machine.push(operation(machine.pop(), machine.host));

export const binary =
  (operation: Operation): Instruction =>
  (_, machine) => {
    const right = machine.pop();
    machine.work += 1;
    machine.push(operation(machine.pop(), right, machine.host));
  };

/** A comparison, whose operands are reported if an assertion fails. */
export const comparison =
  (operation: Operation, span: Span): Instruction =>
  (_, machine) => {
    const right = machine.pop();
    const left = machine.pop();
    machine.work += 1;
    machine.compared = { left, right, span };
    machine.push(operation(left, right, machine.host));
  };

/** Components are evaluated from last to first, so the first one is on top. */
export const tuple =
  (count: number): Instruction =>
  (_, machine) =>
    machine.push({ kind: 'tuple', items: machine.popMany(count).reverse() });

/** The values of the fields are on the stack in this order. */
export function record(shape: Shape, evaluated: readonly string[]): Instruction {
  const positions = shape.names.map((name) => evaluated.indexOf(name));
  return (_, machine) => {
    const values = machine.popMany(evaluated.length);
    machine.push({ kind: 'record', shape, items: positions.map((position) => values[position] ?? UNIT) });
  };
}

export const variant =
  (shape: Shape, name: string): Instruction =>
  (_, machine) =>
    machine.push({ kind: 'variant', shape, name, value: machine.pop() });

/** A list of the values on the stack; spread values are lists themselves. */
export function list(spreads: readonly boolean[]): Instruction {
  return (_, machine) => {
    const values = machine.popMany(spreads.length);
    let result = NIL;
    for (let index = values.length - 1; index >= 0; index--) {
      const value = values[index] ?? UNIT;
      if (!spreads[index]) result = listOf([value], result);
      else if (value.kind === 'list') result = result.size === 0 ? value : listOf(itemsOf(value), result);
    }
    machine.push(result);
  };
}

/** A closure over the captured values; `self` is its own index among them. */
export function closure(code: Code, sources: readonly Instruction[], self: number): Instruction {
  return (frame, machine) => {
    for (const source of sources) source(frame, machine);
    const values = machine.popMany(sources.length);
    const made = { kind: 'closure', code, captured: values, types: frame.types } as const;
    if (self >= 0) values[self] = made;
    machine.push(made);
  };
}

/** A library function with its instantiated type. */
export function libraryFunction(
  native: Native,
  type: Type | undefined,
  program?: ProgramFunctions,
): Instruction {
  return (frame, machine) => {
    const known = type && substitute(type, frame.types);
    if (native.arity === 0) machine.call({ kind: 'native', native, type: known }, []);
    else machine.push({ kind: 'native', native, type: known, ...(program && { program }) });
  };
}

/** Passes the type arguments to a generic function. */
export function instantiate(types: ReadonlyMap<string, Type>): Instruction {
  return (frame, machine) => {
    const value = machine.pop();
    if (value.kind !== 'closure') return machine.push(value);
    const known: TypeEnvironment = new Map(
      [...value.types, ...types].map(([name, type]) => [name, substitute(type, frame.types)] as const),
    );
    machine.push({ ...value, types: known });
  };
}
