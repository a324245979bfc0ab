import { MARK_PARAMETER, type ResultKind } from '../model/search';
import type { Syntax } from '../model/syntax';

interface HitAddress {
  readonly kind: ResultKind;
  readonly anchor: string;
  /** The syntax to switch to. */
  readonly syntax?: Syntax;
  /** The words to mark on the page; tools mark none. */
  readonly mark: string;
}

/** The address of a place on a page. */
export function hitAddress(page: string, { kind, anchor, syntax, mark }: HitAddress): string {
  const parameters = new URLSearchParams();
  if (syntax) parameters.set('lang', syntax);
  if (mark && kind !== 'tool') parameters.set(MARK_PARAMETER, mark);
  const query = parameters.toString();
  return `${page}${query ? `?${query}` : ''}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}
