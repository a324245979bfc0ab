/** Stack code of literals, variables, tuples and operations. */

import { type Micheline, prim, string } from '../../michelson';
import type { Constant, Dereference, VariableUse } from '../mini-c/tree';
import { fillIn } from './insertion';
import type { Instruction } from './instruction';
import { pushLiteral } from './literals';
import { operatorCode } from './operators';
import { michelsonType } from './types';
import type { Translations, Writer } from './writer';

type Values = Pick<
  Translations,
  | 'literal'
  | 'variable'
  | 'dereference'
  | 'assign'
  | 'constant'
  | 'inline-michelson'
  | 'tuple'
  | 'projection'
  | 'update'
>;

export const VALUES: Values = {
  literal: (writer, e) => writer.emit({ kind: 'RAW', taken: 0, code: [pushLiteral(e.value)] }),
  variable: copyVariable,
  dereference: copyVariable,
  assign: (writer, { variable, value }) => {
    writer.push(value);
    const depth = writer.frame.depth(variable);
    writer.emit(
      { kind: 'DUG', number: depth },
      { kind: 'DIG', number: depth + 1 },
      { kind: 'DROP', number: 1 },
      { kind: 'UNIT' },
    );
  },
  constant: (writer, e) => {
    const operands = e.name === 'GLOBAL_CONSTANT' ? e.arguments.slice(1) : e.arguments;
    const code = e.name === 'GLOBAL_CONSTANT' ? globalConstant(e) : operatorCode(e.name, e.type);
    writer.pushAll(operands);
    writer.emit({ kind: 'RAW', taken: operands.length, code });
  },
  'inline-michelson': (writer, e) => {
    const { code, operands } = fillIn(e);
    writer.pushAll(operands);
    writer.emit({ kind: 'RAW', taken: operands.length, code });
  },
  tuple: (writer, { items }) => {
    writer.pushAll(items);
    if (items.length === 0) writer.emit({ kind: 'UNIT' });
    else if (items.length > 1) writer.emit({ kind: 'PAIR', number: items.length });
  },
  projection: (writer, { tuple, index, count }) => {
    writer.push(tuple);
    writer.emit(combInstruction('GET', index, count));
  },
  update: (writer, { tuple, value, index, count }) => {
    writer.pushAll([value, tuple]);
    writer.emit(combInstruction('UPDATE', index, count));
  },
};

function copyVariable(writer: Writer, { variable }: VariableUse | Dereference): void {
  writer.emit({ kind: 'DUP', number: writer.frame.depth(variable) + 1 });
}

/** In a comb, item `index` has an odd number, except the last one. */
const combInstruction = (kind: 'GET' | 'UPDATE', index: number, count: number): Instruction => ({
  kind,
  number: index + 1 === count ? 2 * index : 2 * index + 1,
});

/** A value that is registered on chain under a hash, the first argument. */
function globalConstant({ arguments: [hash], type }: Constant): readonly Micheline[] {
  if (hash?.kind !== 'literal' || hash.value.type !== 'string') throw new Error('not a literal hash');
  return [prim('PUSH', [michelsonType(type), prim('constant', [string(hash.value.value)])])];
}
