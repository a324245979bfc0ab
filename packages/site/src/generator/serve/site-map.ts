import { withBase, withoutBase } from '../../model/base-url';
import { fileOfPath, NOT_FOUND_PATH, pathOfFile, plainPath } from '../../model/route';
import { isCompressedForm } from '../compress';
import { readTarget } from './request-path';

type Place =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'malformed' };

export interface SiteMap {
  /** Resolves the target of a request as sent by the client. */
  readonly locate: (target: string) => Place;
}

/** Files for the host, not for readers. */
const HIDDEN = /^\/_|^\/404\.html$/;
/** Plain names only: text of the request must not end up in a redirect, as `/\\evil.example/a.md` would. */
const COPY = /^(?:\/[\w-][\w.-]*)+\.md$/;

/** Pages are found in any spelling: in upper case, with `.html`, `/index` or a slash at the end. */
function keyOf(path: string): string {
  return plainPath(path).toLowerCase();
}

/** The addresses of a site with these files and these redirects. */
export function siteMap(paths: readonly string[], redirects: string, baseUrl = '/'): SiteMap {
  const files = new Set(paths.filter((file) => !isCompressedForm(file)));
  const rules = redirects.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ').map((address) => withoutBase(baseUrl, address));
    return from && to ? [{ from: decodeURI(from), to }] : [];
  });
  const wild = rules.filter(({ from }) => from.endsWith('/*'));
  const exact = rules.filter((rule) => !wild.includes(rule));
  const moved = new Map(exact.map(({ from, to }) => [keyOf(from), to]));
  // Canonical addresses by lower case ones.
  const pages = new Map(
    [...files].flatMap((file) => {
      const path = pathOfFile(file);
      return path && path !== NOT_FOUND_PATH ? [[keyOf(path), path] as const] : [];
    }),
  );
  /** The canonical address of a page or a Markdown copy. Redirects have files too, for hosts without rules. */
  const pageAt = (path: string): string | undefined => {
    const key = keyOf(path);
    const rule = wild.find(({ from }) => key.startsWith(from.slice(0, -1)));
    const known = moved.get(key) ?? (rule ? undefined : pages.get(key));
    if (known !== undefined || !rule) return known ?? (COPY.test(path) ? path : undefined);
    return pageAt(rule.to.replace(':splat', () => path.slice(rule.from.length - 1)));
  };
  return {
    locate(target) {
      const read = readTarget(target);
      if (!read) return { kind: 'malformed' };
      const { path: asked, isNormal } = read;
      if (`${asked}/` === baseUrl) return { kind: 'redirect', to: baseUrl };
      const path = withoutBase(baseUrl, asked);
      if (!path || HIDDEN.test(path)) return { kind: 'none' };
      const to = pageAt(path);
      if (to !== undefined && (path !== to || !isNormal))
        return { kind: 'redirect', to: withBase(baseUrl, to) };
      const file = to === undefined || COPY.test(to) ? path.slice(1) : fileOfPath(to);
      return files.has(file) ? { kind: 'file', file } : { kind: 'none' };
    },
  };
}
