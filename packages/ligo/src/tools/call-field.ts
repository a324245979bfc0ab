/** Checks an expression of a contract call alone, so that messages do not mention the code around it. */

import { isAddress, QUOTED_ADDRESS } from '../syntax/address';
import { isNestedTooDeeply } from '../syntax/grammar/limits';
import { parseStrictly } from '../syntax/grammar/parse';
import { explain } from '../syntax/grammar/parse-error';
import { preprocess } from '../syntax/grammar/preprocess';
import { sentence } from '../syntax/problem';
import type { LigoSyntax } from '../syntax/source';

/** What is wrong with the form of an expression; undefined for an expression, which may still have a wrong type. */
export function fieldError(text: string, syntax: LigoSyntax): string | undefined {
  const written = text.trim();
  if (written === '') return 'Enter an expression.';
  // In JsLIGO, a name in upper case is no expression.
  if (isAddress(written)) return QUOTED_ADDRESS;
  if (isNestedTooDeeply(written)) return 'Brackets are nested too deeply.';
  const {
    live,
    findings: [finding],
  } = preprocess(written, syntax);
  if (finding) return sentence(finding.message);
  const parsed = parseStrictly(live, syntax, 'Expression');
  if ('tree' in parsed) return undefined;
  const { stuckAt } = parsed;
  const rest = live.slice(stuckAt).trim();
  if (rest === '') return 'The expression is incomplete.';
  // The field is put in brackets, in which CameLIGO accepts a type.
  if (rest.startsWith(':') && isExpression(`(${live}\n)`, syntax)) return undefined;
  if (isExpression(live.slice(0, stuckAt), syntax)) {
    const [next] = /^(?:\w+|.)/u.exec(rest) ?? [rest];
    return `Only one expression is expected, but \`${next}\` follows it.`;
  }
  const before = syntax === 'jsligo' ? 'const x = ' : 'let x = ';
  return sentence(explain(`${before}${live}\n`, syntax, before.length + stuckAt).message);
}

const isExpression = (text: string, syntax: LigoSyntax): boolean =>
  'tree' in parseStrictly(text, syntax, 'Expression');
