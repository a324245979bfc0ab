/** Pushed values of mini-c literals. */
import { bytes, int, type Micheline, prim, string } from '../../michelson';
import type { LiteralValue } from '../mini-c/tree';

export const pushLiteral = (literal: LiteralValue): Micheline =>
  prim('PUSH', [prim(literal.type), pushedValue(literal)]);

function pushedValue(literal: LiteralValue): Micheline {
  switch (literal.type) {
    case 'unit':
      return prim('Unit');
    case 'int':
    case 'nat':
    case 'timestamp':
    case 'mutez':
      return int(literal.value);
    case 'string':
    case 'address':
    case 'signature':
    case 'key':
    case 'key_hash':
    case 'chain_id':
      return string(literal.value);
    default:
      return bytes(literal.value);
  }
}
