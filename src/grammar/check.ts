import { checkComments } from './comments';
import type { CheckedLanguage } from './language';
import { isNestedTooDeeply } from './limits';
import { checkLiterals } from './literals';
import { parseStrictly } from './parse';
import { preprocess } from './preprocess';
import { type Finding, locate, type SyntaxProblem } from './problem';
import { explain } from './stuck';

export type { SyntaxProblem } from './problem';

/** The syntax errors of `code`, in order; none for a program that the compiler's parser accepts. */
export function checkSyntax(code: string, language: CheckedLanguage): SyntaxProblem[] {
  if (language === 'michelson') return locate(code, checkParsed(code, language));
  const { live, findings } = preprocess(code, language);
  // The compiler stops where its preprocessor fails; what the parser would say of the rest is noise.
  return locate(code, findings.length > 0 ? findings : checkParsed(live, language));
}

function checkParsed(code: string, language: CheckedLanguage): Finding[] {
  if (isNestedTooDeeply(code))
    return [{ offset: 0, length: 1, message: 'brackets nest too deeply to be checked' }];
  const parsed = parseStrictly(code, language);
  if ('stuckAt' in parsed) return [explain(code, language, parsed.stuckAt)];
  const literals = checkLiterals(code, parsed.tree, language);
  return language === 'michelson' ? literals : [...literals, ...checkComments(code, parsed.tree)];
}
