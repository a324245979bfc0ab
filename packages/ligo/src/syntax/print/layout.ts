/** Layouts that both syntaxes use. */
import { choice, concat, type Doc, flat, indent, line, text } from './doc';

/** Brackets on one line, on this line or else on the next, or else begun on this line. */
export function huggedOrNext(left: Doc, right: Doc): Doc {
  const hugged = concat(left, text(' '), right);
  if (right.width === Number.POSITIVE_INFINITY) return hugged;
  return choice(hugged, concat(left, indent(line, flat(right))), hugged);
}
