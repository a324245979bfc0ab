/** Builds a tree for text that does not parse, so that one mistake does not hide the rest. */
import type { Tree } from '@lezer/common';
import { parse, parseStrictly } from './grammar/parse';
import type { LigoSyntax } from './source';

/** Recovery gives up when more declarations than this are broken. */
const MAX_MISTAKES = 5;

const declarationStart =
  /^(?:let|type|module|include|const|function|namespace|interface|export|import|@\w+|\[@|#import|#include)\b/gm;

/** Each attempt reads the whole text again: this many characters are read at most. */
const MAX_READ = 500_000;

/** A short text is repaired; in a long one, the declarations that do not parse are left out. */
export function recover(text: string, syntax: LigoSyntax): Tree | undefined {
  const attempts = Math.min(MAX_MISTAKES, Math.floor(MAX_READ / text.length) - 1);
  return parse(text, syntax) ?? (attempts > 0 ? withoutBroken(text, syntax, attempts) : undefined);
}

function withoutBroken(text: string, syntax: LigoSyntax, attempts: number): Tree | undefined {
  const parsed = parseStrictly(text, syntax);
  if ('tree' in parsed) return parsed.tree;
  if (attempts === 0) return undefined;
  const starts = [...Array.from(text.matchAll(declarationStart), ({ index }) => index), text.length];
  const from = starts.filter((start) => start <= parsed.stuckAt).at(-1) ?? 0;
  const to = starts.find((start) => start > parsed.stuckAt) ?? text.length;
  const blanked = text.slice(0, from) + text.slice(from, to).replace(/[^\r\n]/g, ' ') + text.slice(to);
  return blanked === text ? undefined : withoutBroken(blanked, syntax, attempts - 1);
}
