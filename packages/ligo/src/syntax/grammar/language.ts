/** The two syntaxes of LIGO. */
export type LigoSyntax = 'jsligo' | 'cameligo';

/** The languages with a grammar here, whose samples are checked. */
export type CheckedLanguage = LigoSyntax | 'michelson';
