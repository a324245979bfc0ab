import { parseType } from './parse';
import { printType } from './print';
import { plainTypeName } from './tree';

/** The type of a value in the form that search compares: `'a t` in the module `List` is `'a list`. */
export function comparedType(text: string, name: string): string | undefined {
  const module = name.split('.').slice(0, -1).join('.');
  const type = parseType(text, (written) => plainTypeName(written, module));
  return type && printType(type, 'cameligo');
}
