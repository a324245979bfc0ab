/** Maps the operators of each syntax to operations. */
import type { BinaryOperator } from '../../syntax/ast';
import type { Operation } from '../core';

const BINARY: Readonly<Record<Exclude<BinaryOperator, '+' | '|>'>, Operation>> = {
  '-': 'polymorphic-sub',
  '*': 'mul',
  '/': 'div',
  mod: 'mod',
  land: 'land',
  lor: 'lor',
  lxor: 'lxor',
  lsl: 'lsl',
  lsr: 'lsr',
  '::': 'cons',
  '^': 'concat',
  '<': 'compare',
  '<=': 'compare',
  '>': 'compare',
  '>=': 'compare',
  '=': 'equal',
  '<>': 'compare',
  '&&': 'and',
  '||': 'or',
};

/** Only JsLIGO's `+` also concatenates strings. */
export function binaryOperation(operator: Exclude<BinaryOperator, '|>'>, isJs: boolean): Operation {
  if (operator === '+') return isJs ? 'polymorphic-add' : 'add';
  return BINARY[operator];
}

/** `&=`, `|=` and `^=` operate on booleans, unlike `&`, `|` and `^`. */
export function assigningOperation(operator: BinaryOperator): Operation {
  switch (operator) {
    case 'land':
      return 'and';
    case 'lor':
      return 'or';
    case 'lxor':
      return 'xor';
    case '|>':
      return 'any';
    default:
      return binaryOperation(operator, true);
  }
}
