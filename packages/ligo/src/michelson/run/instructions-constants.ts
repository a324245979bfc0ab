/** Constants. */
import { checkValue } from '../check/index';
import { readType } from '../types/read-type';
import type { Instruction } from './machine';
import { stop } from './stop';

export const PUSH: Instruction = (machine, node) => {
  const value = machine.constant(node, () => {
    const [type, content] = node.args;
    const read = type && content ? checkValue(content, readType(type, 'any')).value : undefined;
    if (!read) throw stop('invalid-state', 'PUSH has a type and a value.', node);
    return read;
  });
  machine.push(value);
};
