/** The two syntaxes of the language. */
export const SYNTAXES = ['jsligo', 'cameligo'] as const;
export type Syntax = (typeof SYNTAXES)[number];

export const DEFAULT_SYNTAX: Syntax = 'jsligo';

/** The names that readers see. */
export const SYNTAX_LABELS: Readonly<Record<Syntax, string>> = { jsligo: 'JsLIGO', cameligo: 'CameLIGO' };

export function otherSyntax(syntax: Syntax): Syntax {
  return syntax === 'jsligo' ? 'cameligo' : 'jsligo';
}

/** The extensions of source files. */
export const SYNTAX_EXTENSIONS: Readonly<Record<Syntax, string>> = { jsligo: 'jsligo', cameligo: 'mligo' };

/** The parameter of an address that names the reader's syntax. */
export const SYNTAX_PARAMETER = 'lang';

/** The syntax that a text names, in any case, or undefined. */
export function parseSyntax(text: string | null | undefined): Syntax | undefined {
  const name = text?.toLowerCase();
  return SYNTAXES.find((syntax) => syntax === name);
}

/** The URL parameter overrides the stored value, which overrides the default. */
export function resolveSyntax(parameter: string | null, stored: string | null): Syntax {
  return parseSyntax(parameter) ?? parseSyntax(stored) ?? DEFAULT_SYNTAX;
}
