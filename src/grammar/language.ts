/** The languages of code fences. */
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

/** The languages with a full grammar, whose samples are checked. */
export type CheckedLanguage = LigoSyntax | 'michelson';

/** Whether `name` is one of the languages of code fences. */
export function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}
