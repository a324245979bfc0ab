import { MARK_PARAMETER, type ResultKind } from '../model/search';
import { SYNTAX_PARAMETER, type Syntax } from '../model/syntax';

/** The URL of a place on a page: `syntax` to switch to, `mark` the words to mark (except on tools). */
export function hitAddress(
  page: string,
  { kind, anchor, syntax, mark }: { kind: ResultKind; anchor: string; syntax?: Syntax; mark: string },
): string {
  const parameters = new URLSearchParams();
  if (syntax) parameters.set(SYNTAX_PARAMETER, syntax);
  if (mark && kind !== 'tool') parameters.set(MARK_PARAMETER, mark);
  const query = parameters.toString();
  return `${page}${query ? `?${query}` : ''}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}
