/** Reads stylesheets of custom properties: the engine's tokens and an operator's own. */
import { lineAt } from '../../model/text-place';

export const ROOT = ':root';
export const DARK = '[data-theme="dark"]';
export const FONT = '@font-face';

/** Custom properties by name, without the dashes. */
export type Tokens = Readonly<Record<string, string>>;

export interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

export interface Rule {
  /** Such as `:root`; rules inside of `@media screen` are listed as if they were outside. */
  readonly selector: string;
  readonly body: string;
  readonly declarations: readonly Declaration[];
  readonly line: number;
}

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const DECLARATION = /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^()]*\)|[^;"'()])+)/g;

export function readRules(css: string): Rule[] {
  // Comments become spaces, so that lines stay.
  const text = css
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/@media screen\s*\{/g, (opening) => ' '.repeat(opening.length));
  return [...text.matchAll(RULE)].map((match): Rule => {
    const [, before = '', body = ''] = match;
    const bodyStart = match.index + before.length + 1;
    return {
      selector: before.trim(),
      body: body.trim(),
      line: lineAt(text, match.index + before.length - before.trimStart().length),
      declarations: [...body.matchAll(DECLARATION)].map(({ 1: name = '', 2: value = '', index }) => ({
        name,
        value: value.trim(),
        line: lineAt(text, bodyStart + index),
      })),
    };
  });
}

/** The custom properties of all rules with a selector; later ones win. */
export function tokensOf(rules: readonly Rule[], selector: string): Tokens {
  const own = rules.filter((rule) => rule.selector === selector).flatMap(({ declarations }) => declarations);
  return Object.fromEntries(
    own.filter(({ name }) => name.startsWith('--')).map(({ name, value }) => [name.slice(2), value]),
  );
}
