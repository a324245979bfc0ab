/** The plain form of an address: no `.html`, no `/index`, no doubled or trailing slash. Case is kept. */
export function plainPath(path: string): string {
  const plain = `/${path}`
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\/index(\.html?)?$/i, '')
    .replace(/(?<=[^/])\.html?$/i, '');
  return plain || '/';
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
