/** Reads the target of a request as nginx does, so that both servers find the same file. */

export interface RequestPath {
  /** The path, decoded, without doubled slashes and dot segments. */
  readonly path: string;
  /** Whether the target already was in this form. */
  readonly isNormal: boolean;
}

/** An absolute target, as clients send it to a proxy (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/[^/?#\s]+/i;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})|%00/i;

/** The path of a request's target; undefined for one that is malformed or leaves the root. */
export function readTarget(target: string): RequestPath | undefined {
  const origin = ABSOLUTE.exec(target)?.[0] ?? '';
  const rest = target.slice(origin.length);
  const relative = origin && !rest.startsWith('/') ? `/${rest}` : rest;
  if (!relative.startsWith('/') || relative.includes('#')) return undefined;
  const end = relative.indexOf('?');
  const raw = end < 0 ? relative : relative.slice(0, end);
  if (BROKEN_ESCAPE.test(raw)) return undefined;
  const decoded = decode(raw);
  const path = withoutDotSegments(decoded);
  if (path === undefined) return undefined;
  return { path, isNormal: path === decoded };
}

/** Bytes that are not UTF-8 name no file: they are left as they are. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** RFC 3986, 5.2.4, with doubled slashes merged; undefined if the path leads above the root. */
function withoutDotSegments(path: string): string | undefined {
  const names: string[] = [];
  const parts = path.split('/').slice(1);
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (part === '..') {
      if (names.length === 0) return undefined;
      names.pop();
    } else if (part !== '.' && part !== '') names.push(part);
    if (isLast && /^\.{0,2}$/.test(part)) names.push('');
  }
  return `/${names.join('/')}`;
}
