/** Parses the languages with a grammar in this folder. */
import type { Tree } from '@lezer/common';
import type { LRParser } from '@lezer/lr';
import { parser as cameligo } from './generated/cameligo';
import { parser as jsligo } from './generated/jsligo';
import { parser as michelson } from './generated/michelson';
import type { CheckedLanguage } from './language';
import { isNestedTooDeeply, MAX_REPAIRED } from './limits';

/** The start rule; Michelson has only programs. A signature may also be a single type. */
export type Start = 'Program' | 'Expression' | 'Signature';

/** The tree of text that follows its grammar, or the offset of the first token that does not fit. */
export type StrictParse = { tree: Tree } | { stuckAt: number };

const parsers: Readonly<Record<CheckedLanguage, LRParser>> = { jsligo, cameligo, michelson };
const strictParsers = new Map<string, LRParser>();

/** Parses without error recovery. Text that is nested too deeply has an error at its start. */
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
 * The tree of any text: by the first start rule that matches, else by the first one with error nodes. Undefined where
 * error recovery would be too slow: for long invalid text, and for text that is nested too deeply.
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
  if (code.length > MAX_REPAIRED || isNestedTooDeeply(code)) return undefined;
  try {
    return parsers[language].configure({ top: starts[0] }).parse(code);
  } catch {
    // Error recovery may nest nodes too deeply for the stack.
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
