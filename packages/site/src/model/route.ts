/** Endings of an address that do not change which page it refers to. */
const ENDING = /(?:\/|\/index(?:\.html?)?|([^/])\.html?)$/i;
const MAX_ENDING = '?/index.html'.length;

/** The canonical form of an address: no `.html`, no `/index`, no doubled or trailing slash. Case is kept. */
export function plainPath(path: string): string {
  let plain = `/${path}`.replace(/\/{2,}/g, '/');
  // Looking only at the end keeps this linear for addresses with many endings.
  for (let ending = endingOf(plain); ending > 0; ending = endingOf(plain)) plain = plain.slice(0, -ending);
  return plain || '/';
}

function endingOf(path: string): number {
  const [ending = '', before = ''] = ENDING.exec(path.slice(-MAX_ENDING)) ?? [];
  return ending.length - before.length;
}

/** Whether a name can be the address of a page: it needs no escaping and is in canonical form. */
export function isPlainName(name: string): boolean {
  return (
    /^[\p{L}\p{N}_.-]+(?:\/[\p{L}\p{N}_.-]+)*$/u.test(name) &&
    !/(^|\/)\.+(\/|$)/.test(name) &&
    plainPath(name) === `/${name}`
  );
}

/** The decoded address, or the address itself if it cannot be decoded. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The lookup key of an address: canonical, decoded, in lower case; undefined if it cannot be decoded. */
export function lookupKey(path: string): string | undefined {
  try {
    return plainPath(decodeURIComponent(path)).toLowerCase();
  } catch {
    return undefined;
  }
}

/** The page that hosts serve for unknown addresses. */
export const NOT_FOUND_PATH = '/404.html';

export const PLAYGROUND_PATH = '/playground';

/** The file in `dist/` of the page at an address without base: `/docs` is `docs.html`, which hosts serve without a redirect. */
export function fileOfPath(path: string): string {
  if (path === NOT_FOUND_PATH) return '404.html';
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}

/** The address of a page's file; undefined for a file that is not a page. The inverse of `fileOfPath`. */
export function pathOfFile(file: string): string | undefined {
  const [, path = '', index] = /^(.*?)(?:(?:^|(?<=\/))(index))?\.html$/.exec(file) ?? [];
  if (!file.endsWith('.html')) return undefined;
  if (file === '404.html') return NOT_FOUND_PATH;
  return index === undefined && path === '' ? undefined : `/${path}`;
}

/** The address of a page below another, in the same form: below `/docs`, `a` is `/docs/a`; below `/docs/`, `/docs/a/`. */
export function pathBelow(parent: string, name: string): string {
  return parent.endsWith('/') ? `${parent}${name}/` : `${parent}/${name}`;
}

/** The address of a place on a page below another, which is written `reference/list#map`. */
export function placeBelow(parent: string, place: string): string {
  const [page = '', anchor] = place.split('#');
  return pathBelow(parent, page) + (anchor === undefined ? '' : `#${anchor}`);
}

/** The address in the form of another one: with a slash at its end or without. */
export function inFormOf(other: string, path: string): string {
  return plainPath(path) + (other.endsWith('/') && plainPath(path) !== '/' ? '/' : '');
}

/** Whether an address is another one or below it, in either form. */
export function isAtOrBelow(path: string, parent: string): boolean {
  const start = plainPath(parent);
  return path === start || path.startsWith(`${start}/`);
}

/** GitHub's rule for the anchor of a heading. */
export function slugify(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** Makes anchors unique within a page by numbering repeated ones. */
export function anchorCounter(): (slug: string) => string {
  const used = new Set<string>();
  return (slug) => {
    const base = slug || 'section';
    let anchor = base;
    for (let n = 1; used.has(anchor); n++) anchor = `${base}-${n}`;
    used.add(anchor);
    return anchor;
  };
}
