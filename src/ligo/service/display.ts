/** Types in the syntax of the reader. */
import type { LigoSyntax } from '../syntax/source';
import { type Detail, printType } from '../types/print/cameligo';
import { printJsType } from '../types/print/jsligo';
import type { Type } from '../types/type';

export function displayType(type: Type, syntax: LigoSyntax, detail: Detail = 'names'): string {
  return syntax === 'jsligo' ? printJsType(type, detail) : printType(type, detail);
}
