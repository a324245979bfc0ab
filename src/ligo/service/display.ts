/** Types and names in the syntax of the reader. */
import { parseStrictly } from '../../grammar/parse';
import type { LigoSyntax } from '../syntax/source';
import { type Detail, printType } from '../types/print/cameligo';
import { printJsType } from '../types/print/jsligo';
import type { Type } from '../types/type';

export function displayType(type: Type, syntax: LigoSyntax, detail: Detail = 'names'): string {
  return syntax === 'jsligo' ? printJsType(type, detail) : printType(type, detail);
}

/** A name as it is written: one that is also a keyword is escaped. */
export function displayName(name: string, syntax: LigoSyntax): string {
  const declaration = syntax === 'jsligo' ? `const ${name} = 1` : `let ${name} = 1`;
  return 'tree' in parseStrictly(declaration, syntax) ? name : `@${name}`;
}
