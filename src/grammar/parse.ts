/** Code to syntax trees, for the languages we have a grammar of. */
import type { Tree } from '@lezer/common';
import type { LRParser } from '@lezer/lr';
import { parser as cameligo } from './generated/cameligo';
import { parser as jsligo } from './generated/jsligo';
import { parser as michelson } from './generated/michelson';
import type { CheckedLanguage } from './language';
import { isNestedTooDeeply, longestRepaired } from './limits';

/** What a text is to be; in Michelson everything is a program. A signature is also a lone type. */
export type Start = 'Program' | 'Expression' | 'Signature';

/** The tree of text that follows its grammar, or the offset of the first token that does not fit. */
export type StrictParse = { tree: Tree } | { stuckAt: number };

const parsers: Readonly<Record<CheckedLanguage, LRParser>> = { jsligo, cameligo, michelson };
const strictParsers = new Map<string, LRParser>();

/** Parses without repair. Text nested deeper than anyone writes is stuck at its start. */
export function parseStrictly(
  code: string,
  language: CheckedLanguage,
  start: Start = 'Program',
): StrictParse {
  if (isNestedTooDeeply(code)) return { stuckAt: 0 };
  try {
    return { tree: strictParser(language, start).parse(code) };
  } catch (error) {
    const position = error instanceof SyntaxError ? /\d+$/.exec(error.message)?.[0] : undefined;
    return { stuckAt: Number(position ?? 0) };
  }
}

/**
 * The tree of any text: the first start that fits, or else the first with error nodes where it does not fit.
 * Undefined where repair would be costly: for long text that is broken, and for text nested absurdly deep.
 */
export function parse(
  code: string,
  language: CheckedLanguage,
  starts: readonly [Start, ...Start[]] = ['Program'],
): Tree | undefined {
  for (const start of starts) {
    const strict = parseStrictly(code, language, start);
    if ('tree' in strict) return strict.tree;
  }
  if (code.length > longestRepaired || isNestedTooDeeply(code)) return undefined;
  try {
    return parsers[language].configure({ top: starts[0] }).parse(code);
  } catch {
    // Repair may nest nodes deeper than the machine's stack.
    return undefined;
  }
}

function strictParser(language: CheckedLanguage, start: Start): LRParser {
  const key = `${language} ${start}`;
  let parser = strictParsers.get(key);
  if (!parser) {
    parser = parsers[language].configure({ strict: true, top: start });
    strictParsers.set(key, parser);
  }
  return parser;
}
