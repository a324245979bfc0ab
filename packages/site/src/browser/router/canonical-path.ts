import type { SentRecord } from '../../model/page';
import { plainPath } from '../../model/route';

/** Some hosts serve a page at `…/index.html` or with a slash at its end too: the address becomes the plain one. */
export function showCanonicalPath({ path }: SentRecord): void {
  const { pathname, search, hash } = location;
  const isSamePage = pathname !== path && plainPath(pathname) === plainPath(path);
  if (isSamePage) history.replaceState(history.state, '', path + search + hash);
}
