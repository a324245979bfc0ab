import { StreamLanguage } from '@codemirror/language';
import { clike } from '@codemirror/legacy-modes/mode/clike';
import { oCaml } from '@codemirror/legacy-modes/mode/mllike';
import { shell } from '@codemirror/legacy-modes/mode/shell';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import {
  highlightLigo,
  isNestedTooDeeply,
  renderTokens,
  type Token,
  type TokenClass,
} from '@ligo-docs/ligo/highlight';
import { escapeHtml } from '../../model/html';
import { solidityWords } from './solidity-words';

const parsers = {
  bash: StreamLanguage.define(shell).parser,
  json,
  typescript: javascript.configure({ dialect: 'ts' }),
  ocaml: StreamLanguage.define(oCaml).parser,
  solidity: StreamLanguage.define(clike({ name: 'solidity', ...solidityWords })).parser,
};

const PARSED = Object.keys(parsers) as (keyof typeof parsers)[];

/** The languages of code fences. */
export const LANGUAGES = ['jsligo', 'cameligo', 'michelson', ...PARSED, 'text'] as const;

export type Language = (typeof LANGUAGES)[number];

const highlighter = tagHighlighter([
  { tag: [tags.keyword, tags.atom, tags.bool, tags.null, tags.self, tags.modifier], class: 'k' },
  { tag: [tags.typeName, tags.className], class: 't' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.quote], class: 's' },
  { tag: tags.number, class: 'n' },
  { tag: tags.comment, class: 'c' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
  { tag: tags.function(tags.definition(tags.variableName)), class: 'f' },
  { tag: [tags.operator, tags.function(tags.punctuation)], class: 'o' },
  { tag: tags.namespace, class: 'm' },
  { tag: [tags.attributeName, tags.meta], class: 'a' },
  { tag: tags.standard(tags.variableName), class: 'b' },
]);

/** Some parsers are slow on text that is only punctuation, or a single line. */
const MAX_PARSED = 10_000;

/** HTML of `code`: escaped text with `<span class="…">` around tokens; no span crosses a line end. */
export function highlight(code: string, language: Language): string {
  if (language === 'jsligo' || language === 'cameligo' || language === 'michelson')
    return highlightLigo(code, language);
  if (language === 'text' || code.length > MAX_PARSED || isNestedTooDeeply(code)) return escapeHtml(code);
  const tokens: Token[] = [];
  highlightTree(parsers[language].parse(code), highlighter, (from, to, names) => {
    const tokenClass = names.split(' ')[0] as TokenClass;
    const last = tokens.at(-1);
    // Stream modes split some strings into several tokens.
    if (last?.to === from && last.class === tokenClass) last.to = to;
    else tokens.push({ from, to, class: tokenClass });
  });
  return renderTokens(code, tokens);
}
