/** Parses the languages with a grammar in this folder. */
import type { Tree } from '@lezer/common';
import type { LRParser } from '@lezer/lr';
import { memoize } from '../memoize';
import { createParser as cameligo } from './generated/cameligo';
import { createParser as jsligo } from './generated/jsligo';
import { createParser as michelson } from './generated/michelson';
import type { CheckedLanguage } from './language';
import { isNestedTooDeeply, MAX_REPAIRED, tooDeepAt } from './limits';
import { finish, type Steps } from './steps';

/** The start rule; Michelson has only programs. A signature may also be a single type. */
export type Start = 'Program' | 'Expression' | 'Signature';

/** The tree of text that follows its grammar, or the offset of the first unexpected token. */
export type StrictParse = { tree: Tree } | Stuck;

export interface Stuck {
  stuckAt: number;
  /** Whether the text may follow the grammar, but is nested too deeply. */
  tooDeep?: boolean;
}

const create: Readonly<Record<CheckedLanguage, () => LRParser>> = { jsligo, cameligo, michelson };
const parserOf = memoize((language: CheckedLanguage) => create[language]());
const strictParsers = memoize((language: CheckedLanguage) =>
  memoize((start: Start) => parserOf(language).configure({ strict: true, top: start })),
);

/** Parses without error recovery. For text that is nested too deeply, the error is at its start. */
export function parseStrictly(code: string, language: CheckedLanguage, start: Start = 'Program') {
  return finish(strictSteps(code, language, start));
}

function* strictSteps(code: string, language: CheckedLanguage, start: Start): Steps<StrictParse> {
  const deep = tooDeepAt(code);
  if (deep !== undefined) return { stuckAt: deep, tooDeep: true };
  try {
    return { tree: yield* treeSteps(code, strictParsers(language)(start)) };
  } catch (error) {
    if (error instanceof TooDeep) return { stuckAt: error.offset, tooDeep: true };
    const position = error instanceof SyntaxError ? /\d+$/.exec(error.message)?.[0] : undefined;
    return { stuckAt: Number(position ?? 0) };
  }
}

/** The tree of any text, see `parseSteps`. */
export function parse(code: string, language: CheckedLanguage, start: Start = 'Program') {
  return finish(parseSteps(code, language, [start]));
}

/**
 * The tree of any text: by the first start rule that matches, else by the first one with error nodes. Undefined where
 * error recovery would be too slow: for long invalid text, and for text that is nested too deeply.
 */
export function* parseSteps(
  code: string,
  language: CheckedLanguage,
  starts: readonly [Start, ...Start[]],
): Steps<Tree | undefined> {
  for (const start of starts) {
    const strict = yield* strictSteps(code, language, start);
    if ('tree' in strict) return strict.tree;
  }
  if (code.length > MAX_REPAIRED || isNestedTooDeeply(code)) return undefined;
  try {
    return yield* treeSteps(code, parserOf(language).configure({ top: starts[0] }));
  } catch {
    // Error recovery may nest nodes too deeply for the stack.
    return undefined;
  }
}

/** One advance of the parser is a single token or rule, which is too little for a step. */
const ADVANCES_PER_STEP = 50;

/**
 * What Lezer counts to keep trees shallow: when a count is too high, it closes constructs early, and a strict parser then
 * calls the next token unexpected. Trees are limited afterwards, with a better message, so the first count is reset; the
 * second, the length of the stack, is limited here.
 */
interface Counts {
  /** Long constructs that grew to the left, such as `1 + 1 + …`. */
  bigReductionCount?: number;
  readonly stacks?: readonly { readonly stack: readonly number[] }[];
}

/** Lezer closes constructs when its stack has 8400 entries; up to three are added for each token. */
const MAX_STACK = 8000;

class TooDeep {
  constructor(readonly offset: number) {}
}

function* treeSteps(code: string, parser: LRParser): Steps<Tree> {
  // Ends the step here, because the first use of a grammar decodes its tables.
  yield;
  const parse = parser.startParse(code);
  for (let count = 1; ; count++) {
    const tree = parse.advance();
    if (tree) return tree;
    if (count % ADVANCES_PER_STEP !== 0) continue;
    const counts: Counts = parse as object;
    counts.bigReductionCount = 0;
    if (counts.stacks?.some(({ stack }) => stack.length > MAX_STACK)) throw new TooDeep(parse.parsedPos);
    yield;
  }
}
