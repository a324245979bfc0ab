/** Where the expressions of a program come from. */
import type { Span } from '../../syntax/source';
import { forEachChild, isLink, unlink } from './children';
import type { MiniExpression } from './tree';

/** The start of the program, for what comes from nowhere else. */
const START: Span = { file: 0, from: 0, to: 0 };

/** Calls a function for each expression, with its span or that of the nearest expression around it. */
export function visitWithSpan(
  e: MiniExpression,
  see: (e: MiniExpression, span: Span) => void,
  around: Span = START,
): void {
  let inner = e;
  let span = around;
  while (isLink(inner)) {
    span = inner.span ?? span;
    see(inner, span);
    const { others, tail } = unlink(inner);
    for (const part of others) visitWithSpan(part, see, span);
    inner = tail;
  }
  const own = inner.span ?? span;
  see(inner, own);
  forEachChild(inner, (child) => visitWithSpan(child, see, own));
}
