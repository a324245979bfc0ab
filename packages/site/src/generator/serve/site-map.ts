import { withBase, withoutBase } from '../../model/base-url';
import { fileOfPath, lookupKey } from '../../model/route';
import { isCompressedForm } from '../compress';

const PAGE = /(^|\/)index\.html$/;

type Place =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' };

/** The addresses of a site with these files and these redirects. */
export function siteMap(paths: readonly string[], redirects: string, baseUrl = '/') {
  const files = new Set(paths.filter((file) => !isCompressedForm(file)));
  const rules = redirects.split('\n').flatMap((line) => {
    const [from, to] = line.split(' ').map((address) => withoutBase(baseUrl, address));
    return from && to ? [{ from: decodeURI(from), to }] : [];
  });
  const wild = rules.filter(({ from }) => from.endsWith('/*'));
  const exact = rules.filter((rule) => !wild.includes(rule));
  // Canonical addresses by lower case ones. Aliases have files too, for hosts without redirects.
  const canonical = new Map([
    ...[...files]
      .map((file) => `/${file.replace(PAGE, '')}`)
      .map((path) => [path.toLowerCase(), path] as const),
    ...exact.map(({ from, to }) => [from.toLowerCase(), to] as const),
  ]);
  const target = (key: string): string | undefined => {
    const rule = wild.find(({ from }) => key.startsWith(from.slice(0, -1)));
    const moved = rule && target(rule.to.replace(':splat', () => key.slice(rule.from.length - 1)));
    return canonical.get(key) ?? moved;
  };
  return {
    /** Resolves a path as sent by the browser. */
    locate(pathname: string): Place {
      if (`${pathname}/` === baseUrl) return { kind: 'redirect', to: baseUrl };
      const path = withoutBase(baseUrl, pathname);
      const key = path && lookupKey(path);
      if (!path || !key) return { kind: 'none' };
      const decoded = decodeURIComponent(path);
      const file = decoded.slice(1);
      if (file === '404.html') return { kind: 'none' };
      if (files.has(file) && !PAGE.test(file)) return { kind: 'file', file };
      const to = target(key);
      if (to === undefined) return { kind: 'none' };
      if (decoded !== to) return { kind: 'redirect', to: withBase(baseUrl, to) };
      return { kind: 'file', file: files.has(file) ? file : fileOfPath(to) };
    },
  };
}
