import type { SentRecord } from '../../model/page';

/** Endings with which some hosts serve a page too. */
const ENDING = /(\/index)?(\.html)?\/*$/;

/** The address becomes the plain one, with the same query and hash. */
export function showCanonicalPath({ path }: SentRecord): void {
  const { pathname, search, hash } = location;
  const isSamePage = pathname !== path && pathname.replace(ENDING, '') === path.replace(ENDING, '');
  if (isSamePage) history.replaceState(history.state, '', path + search + hash);
}
