/** Reads local, captured and top-level variables. */
import type { Expression } from '../../syntax/ast';
import { isNative } from '../machine/native';
import { instanceOf } from '../type-environment';
import type { Builder } from './builder';
import type { Instruction } from './code';
import type { Place } from './context';
import * as instruction from './instructions';
import type { Binding } from './scope';
import { unsupportedName } from './unsupported';

/** Reads the value of a name, and instantiates it if it is a generic function. */
export function compileName(binding: Binding, node: Expression, { context, builder }: Place): void {
  const type = context.typing.typeOf(node);
  if (binding.kind === 'library') {
    const entry = context.library.get(binding.path);
    if (entry === undefined) builder.emit(unsupportedName(binding.path), node.span);
    else if (isNative(entry))
      builder.emit(instruction.libraryFunction(entry, type, context.functions), node.span);
    else builder.emit(instruction.constant(entry));
    return;
  }
  if (binding.kind === 'global') context.uses.add(binding.index);
  builder.emit(loadFrom(binding, builder));
  if (binding.general?.kind !== 'forall' || !type) return;
  const types = instanceOf(binding.general, type);
  if (types.size > 0) builder.emit(instruction.instantiate(types));
}

/** Reads a variable inside a function: a local, a captured or a top-level one. */
export function loadFrom(binding: Binding, builder: Builder): Instruction {
  if (binding.kind === 'library') throw new Error('A library value is no variable.');
  if (binding.kind === 'global') return instruction.global(binding.index);
  if (binding.owner === builder) return instruction.local(binding.slot);
  return instruction.captured(captureIndex(binding, builder));
}

function captureIndex(binding: Binding & { kind: 'slot' }, builder: Builder): number {
  const known = builder.captures.findIndex((other) => other.kind === 'slot' && sameSlot(other, binding));
  return known >= 0 ? known : builder.captures.push(binding) - 1;
}

const sameSlot = (a: Binding & { kind: 'slot' }, b: Binding & { kind: 'slot' }): boolean =>
  a.owner === b.owner && a.slot === b.slot;
