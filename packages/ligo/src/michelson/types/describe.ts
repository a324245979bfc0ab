/** Types and their uses in messages. */
import { printMicheline } from '../print';
import type { TypeUse } from './attributes';
import { type Type, typeToMicheline } from './type';

/** Long types are cut off in messages. */
const MAX_LENGTH = 200;

export function printType(type: Type): string {
  const text = printMicheline(typeToMicheline(type));
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

const USES: Readonly<Record<TypeUse, string>> = {
  any: 'used here',
  passed: 'passed to a contract',
  stored: 'stored',
  'big map value': 'stored in a big map',
  pushed: 'a constant',
  packed: 'packed',
  unpacked: 'unpacked',
  view: 'the argument or the result of a view',
  failed: 'the value of a failure',
};

/** Completes "Type … cannot be …". */
export const describeUse = (use: TypeUse): string => USES[use];
