/** What an address may end in without meaning another page. */
const ENDING = /(?:\/|\/index(?:\.html?)?|(?<=[^/])\.html?)$/i;
const LONGEST_ENDING = '?/index.html'.length;

/** The plain form of an address: no `.html`, no `/index`, no doubled or trailing slash. Case is kept. */
export function plainPath(path: string): string {
  let plain = `/${path}`.replace(/\/{2,}/g, '/');
  // Only the end is looked at, so that long rows of endings take no time.
  for (let ending = endingOf(plain); ending > 0; ending = endingOf(plain)) plain = plain.slice(0, -ending);
  return plain || '/';
}

function endingOf(path: string): number {
  return ENDING.exec(path.slice(-LONGEST_ENDING))?.[0].length ?? 0;
}

/** Whether a name may be the address of a page below another: nothing in it has a meaning of its own in an address. */
export function isPlainName(name: string): boolean {
  return (
    /^[\p{L}\p{N}_.-]+(?:\/[\p{L}\p{N}_.-]+)*$/u.test(name) &&
    !/(^|\/)\.+(\/|$)/.test(name) &&
    plainPath(name) === `/${name}`
  );
}

/** The key under which an address is looked up: plain, decoded and in lower case. Undecodable addresses have none. */
export function lookupKey(path: string): string | undefined {
  try {
    return plainPath(decodeURIComponent(path)).toLowerCase();
  } catch {
    return undefined;
  }
}

/** The file in `dist/` that answers an address. */
export function fileOfPath(path: string): string {
  if (path === '/404.html') return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
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
