/** Prints types and names in the reader's syntax. */
import { parseStrictly } from '../syntax/grammar/parse';
import type { LigoSyntax } from '../syntax/source';
import { constant, variable } from '../types/make';
import { type Detail, printType } from '../types/print/cameligo';
import { printJsType } from '../types/print/jsligo';
import { letter } from '../types/print/names';
import { destructAbstraction, substitute } from '../types/substitute';
import { prune, type Type } from '../types/type';

export function displayType(type: Type, syntax: LigoSyntax, detail: Detail = 'names'): string {
  return syntax === 'jsligo' ? printJsType(type, detail) : printType(type, detail);
}

/** The two sides of a type declaration: its name with its parameters, and its definition. */
export function displayDefinition(
  name: string,
  type: Type,
  syntax: LigoSyntax,
): { readonly head: string; readonly body: string } {
  const { parameters, body } = destructAbstraction(prune(type));
  const letters = parameters.map((_, index) => variable(letter(index)));
  const named = parameters.reduce(
    (result, parameter, index) => substitute(result, parameter, letters[index] ?? result),
    body,
  );
  return {
    head: displayType(constant(name, letters), syntax),
    body: displayType({ ...named, alias: undefined }, syntax),
  };
}

/** A name as written in source code: keywords are escaped. */
export function displayName(name: string, syntax: LigoSyntax): string {
  const declaration = syntax === 'jsligo' ? `const ${name} = 1` : `let ${name} = 1`;
  return 'tree' in parseStrictly(declaration, syntax) ? name : `@${name}`;
}

/** An expression as the argument of a function or constructor in CameLIGO. */
export function argument(expression: string): string {
  return /^[\w.]+$|^"(?:[^"\\]|\\.)*"$|^[[({]/.test(expression) ? expression : `(${expression})`;
}
