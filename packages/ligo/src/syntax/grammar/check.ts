import type { Tree } from '@lezer/common';
import { checkComments } from './comments';
import type { CheckedLanguage } from './language';
import { checkLiterals } from './literals';
import { parseStrictly } from './parse';
import { explain } from './parse-error';
import { preprocess } from './preprocess';
import { type Finding, locate, type SyntaxProblem } from './problem';

export type { SyntaxProblem } from './problem';

/** The syntax errors in `code`, in order; none for a program that the compiler's parser accepts. */
export function checkSyntax(code: string, language: CheckedLanguage): SyntaxProblem[] {
  if (language === 'michelson') return locate(code, parseAndCheck(code, language).findings);
  const { live, findings } = preprocess(code, language);
  // The compiler stops if its preprocessor fails, so parser errors would be noise.
  return locate(code, findings.length > 0 ? findings : parseAndCheck(live, language).findings);
}

/** The findings of the parser and of the checks after it, with the tree if the parser accepts the code. */
export interface Checked {
  tree?: Tree;
  findings: Finding[];
  /** Where the code is nested too deeply, if it is. */
  tooDeepAt?: number;
}

/** Parses strictly, then checks what the grammar cannot express. Expects preprocessed code. */
export function parseAndCheck(code: string, language: CheckedLanguage): Checked {
  const parsed = parseStrictly(code, language);
  if ('stuckAt' in parsed && parsed.tooDeep) {
    const offset = parsed.stuckAt;
    return {
      findings: [{ offset, length: 1, message: 'the code is nested too deeply here' }],
      tooDeepAt: offset,
    };
  }
  if ('stuckAt' in parsed) return { findings: [explain(code, language, parsed.stuckAt)] };
  const literals = checkLiterals(code, parsed.tree, language);
  const comments = language === 'michelson' ? [] : checkComments(code, parsed.tree);
  return { tree: parsed.tree, findings: [...literals, ...comments] };
}
