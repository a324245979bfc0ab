/** Finds what is wrong with an operator's stylesheet: it changes custom properties, and nothing else. */
import { didYouMean, type Problem } from '../../model/problem';
import { pairsIn, unreadable } from './contrast';
import { DARK, type Declaration, FONT, ROOT, type Rule, type Tokens } from './stylesheet';

export interface StylesheetContext {
  /** What both themes have in the end. */
  readonly light: Tokens;
  readonly dark: Tokens;
  /** The names of the engine's custom properties. */
  readonly known: readonly string[];
  readonly isPublic: (file: string) => boolean;
}

type Mistake = Omit<Problem, 'file'>;

export function checkStylesheet(rules: readonly Rule[], context: StylesheetContext): Mistake[] {
  return [...rules.flatMap((rule) => inRule(rule, context)), ...inContrast(rules, context)];
}

function inRule(rule: Rule, { known, isPublic }: StylesheetContext): Mistake[] {
  const { selector, body, declarations, line } = rule;
  if (selector === FONT) {
    const files = [...body.matchAll(/url\(["']?([^"')]*)["']?\)/g)].map(([, file = '']) => file);
    return files.flatMap((file) =>
      file.startsWith('/') && isPublic(file.slice(1))
        ? []
        : [
            {
              line,
              message: `There is no font '${file}': put it into public/, and write its address from there, such as /fonts/text.woff2.`,
            },
          ],
    );
  }
  if (selector !== ROOT && selector !== DARK) {
    const message = `This stylesheet cannot style '${selector}': write custom properties into :root or [data-theme="dark"], and fonts into @font-face.`;
    return [{ line, message }];
  }
  return declarations.flatMap((declaration) => inDeclaration(declaration, known));
}

function inDeclaration({ name, line }: Declaration, known: readonly string[]): Mistake[] {
  if (!name.startsWith('--'))
    return [{ line, message: `'${name}' is not a custom property: their names start with two dashes.` }];
  if (known.includes(name.slice(2))) return [];
  const hint = didYouMean(name.slice(2), known, 'packages/site/src/site/styles/tokens.css lists all.');
  return [{ line, message: `There is no custom property '${name}': ${hint.replace("'", "'--")}` }];
}

/** Words that cannot be read on a background. */
function inContrast(rules: readonly Rule[], { light, dark }: StylesheetContext): Mistake[] {
  const line = rules[0]?.line ?? 1;
  return Object.entries({ light, dark }).flatMap(([theme, tokens]) =>
    pairsIn(tokens)
      .flatMap((pairs) => unreadable(tokens, pairs))
      .map(({ word, ground, ratio, least }) => ({
        line,
        message: `In the ${theme} theme, --${word} on --${ground} has a contrast of ${ratio.toFixed(2)}: choose colours with at least ${least}.`,
      })),
  );
}
