/** The languages a code fence may name. */
export const languages = [
  'jsligo',
  'cameligo',
  'michelson',
  'bash',
  'json',
  'typescript',
  'ocaml',
  'solidity',
  'text',
] as const;

export type Language = (typeof languages)[number];

/** The two syntaxes of LIGO. */
export type LigoSyntax = 'jsligo' | 'cameligo';

/** The languages whose samples are checked, because we have a full grammar of them. */
export type CheckedLanguage = LigoSyntax | 'michelson';

const known: ReadonlySet<string> = new Set(languages);

/** Whether `name` is one of the languages of code fences. */
export function isLanguage(name: string): name is Language {
  return known.has(name);
}
