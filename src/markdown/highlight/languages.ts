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

/** Whether `name` is one of the languages of code fences. */
export function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}
