/** TypeScript and JSON, with the grammars of Lezer. */
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { parser as javascript } from '@lezer/javascript';
import { parser as json } from '@lezer/json';
import { isNestedTooDeeply } from '../../ligo/grammar/limits';
import type { Token, TokenClass } from '../../ligo/grammar/tokens';

const parsers = { typescript: javascript.configure({ dialect: 'ts' }), json };

const highlighter = tagHighlighter([
  { tag: [tags.keyword, tags.bool, tags.null, tags.self, tags.modifier], class: 'k' },
  { tag: [tags.typeName, tags.className], class: 't' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 's' },
  { tag: tags.number, class: 'n' },
  { tag: tags.comment, class: 'c' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
  { tag: tags.function(tags.definition(tags.variableName)), class: 'f' },
  { tag: [tags.operator, tags.function(tags.punctuation)], class: 'o' },
  { tag: tags.namespace, class: 'm' },
  { tag: tags.meta, class: 'a' },
]);

/** The grammar of TypeScript is slow on text that consists of punctuation. */
const MAX_PARSED = 10_000;

/** The coloured tokens of `code`, in order; none for very long text. */
export function lezerTokens(code: string, language: keyof typeof parsers): Token[] {
  const tokens: Token[] = [];
  if (code.length > MAX_PARSED || isNestedTooDeeply(code)) return tokens;
  highlightTree(parsers[language].parse(code), highlighter, (from, to, names) => {
    tokens.push({ from, to, class: names.split(' ')[0] as TokenClass });
  });
  return tokens;
}
