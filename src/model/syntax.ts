/** The two syntaxes of the language. */
export const SYNTAXES = ['jsligo', 'cameligo'] as const;
export type Syntax = (typeof SYNTAXES)[number];

export const DEFAULT_SYNTAX: Syntax = 'jsligo';

/** The names that readers see. */
export const SYNTAX_LABELS: Readonly<Record<Syntax, string>> = { jsligo: 'JsLIGO', cameligo: 'CameLIGO' };

/** The endings of source files. */
export const SYNTAX_EXTENSIONS: Readonly<Record<Syntax, string>> = { jsligo: 'jsligo', cameligo: 'mligo' };

/** The syntax that a text names, in upper or lower case, or nothing. */
export function parseSyntax(text: string | null | undefined): Syntax | undefined {
  const name = text?.toLowerCase();
  return SYNTAXES.find((syntax) => syntax === name);
}

/** The address's parameter wins over the stored value, which wins over the default. */
export function resolveSyntax(parameter: string | null, stored: string | null): Syntax {
  return parseSyntax(parameter) ?? parseSyntax(stored) ?? DEFAULT_SYNTAX;
}
