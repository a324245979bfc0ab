import type { LigoSyntax } from './language.ts';

/** A name with its module path, as `List.fold_left`, and where it stands (both counted from 1). */
export interface UsedSymbol {
  name: string;
  line: number;
  column: number;
}

/** The values, types and modules that a program declares at its top level, in order. */
export function declaredNames(_code: string, _syntax: LigoSyntax): string[] {
  return [];
}

/** The qualified names that a program uses and does not declare itself. */
export function usedSymbols(_code: string, _syntax: LigoSyntax): UsedSymbol[] {
  return [];
}
