/** Tokens without a parser, for long text that does not follow its grammar. */
import type { CheckedLanguage } from './language';
import { kindOfWord } from './michelson-words';
import type { Token, TokenClass } from './tokens';

const keywordsOf: Readonly<Record<CheckedLanguage, RegExp>> = {
  jsligo:
    /^(as|break|case|const|contract_of|do|else|export|extends|false|for|from|function|if|implements|import|interface|let|match|namespace|of|parameter_of|return|switch|true|type|when|while)$/,
  cameligo:
    /^(begin|contract_of|do|done|downto|else|end|false|for|fun|if|in|include|let|match|mod|module|mut|not|of|or|parameter_of|rec|sig|struct|then|true|type|upto|val|while|with)$/,
  michelson: /^(parameter|storage|code|view)$/,
};

const commentOf: Readonly<Record<CheckedLanguage, string>> = {
  jsligo: String.raw`\/\/.*|\/\*[\s\S]*?(?:\*\/|$)`,
  cameligo: String.raw`\/\/.*|\(\*[\s\S]*?(?:\*\)|$)`,
  michelson: String.raw`#.*|\/\*[\s\S]*?(?:\*\/|$)`,
};

/** Comments, strings, numbers and keywords, recognised by regular expressions. */
export function fallbackTokens(code: string, language: CheckedLanguage): Token[] {
  const shape = new RegExp(
    String.raw`(${commentOf[language]})|("(?:[^"\\\n]|\\.)*"?)|(\b\d\w*)|(\b[A-Za-z_]\w*)`,
    'g',
  );
  const tokens: Token[] = [];
  for (const match of code.matchAll(shape)) {
    const tokenClass = match[4] ? classOfWord(match[4], language) : match[1] ? 'c' : match[2] ? 's' : 'n';
    if (tokenClass) tokens.push({ from: match.index, to: match.index + match[0].length, class: tokenClass });
  }
  return tokens;
}

function classOfWord(word: string, language: CheckedLanguage): TokenClass | undefined {
  if (keywordsOf[language].test(word)) return 'k';
  return language === 'michelson' && kindOfWord(word) === 'instruction' ? 'b' : undefined;
}
