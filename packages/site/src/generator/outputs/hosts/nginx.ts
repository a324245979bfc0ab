/**
 * The configuration of nginx: headers, content types and addresses. Every build generates it from the same
 * rules as _headers and _redirects, and deploy/nginx.conf includes it.
 */
import { type HeaderRule, patternOf, REVALIDATE, TYPES } from '../../headers';
import type { OutputFile } from '../../output';
import type { Redirect } from '../../redirects';

/** The files for a site with pages at these addresses. */
export function nginxFiles(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  pages: readonly string[],
): OutputFile[] {
  const all: HeaderRule[] = [{ path: '/*', headers: { 'cache-control': REVALIDATE } }, ...rules];
  const names = [...new Set(all.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = [...names.map((name) => headerMap(name, all)), addressMaps(redirects, pages)];
  const lines = names.map((name) => `add_header ${name} ${variableOf(name)} always;`);
  return [
    { file: '_nginx/http.conf', content: maps.join('\n\n') },
    { file: '_nginx/server.conf', content: `${lines.join('\n')}\n\n${typesBlock()}` },
  ];
}

/** The value of a header by address. Without one, nginx does not send it. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => {
    const value = headers[name];
    const addresses = path === '/*' ? 'default' : quoted(`~${patternOf(path)}`);
    return value === undefined ? [] : `  ${addresses} ${quoted(value)};`;
  });
  return `map $uri ${variableOf(name)} {\n${lines.join('\n')}\n}`;
}

function variableOf(header: string): string {
  return `$site_${header.replaceAll('-', '_')}`;
}

function typesBlock(): string {
  const lines = Object.entries(TYPES).map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`);
  return `types {\n${lines.join('\n')}\n}\ndefault_type application/octet-stream;\n`;
}

/** Defines $site_page, the canonical address of the requested page or empty, which deploy/nginx.conf uses. */
function addressMaps(redirects: readonly Redirect[], pages: readonly string[]): string {
  const exact = redirects.filter(({ from }) => !from.endsWith('/*'));
  const wild = redirects.filter(({ from }) => from.endsWith('/*'));
  const known = new Map([
    ...pages.map((path) => [keyOf(path), path] as const),
    ...exact.map(({ from, to }) => [from.toLowerCase(), to] as const),
  ]);
  const entries = [...known].map(([from, to]) => `  ${quoted(from)} ${quoted(to)};`);
  return `map $site_plain $site_key {
  default $site_plain;
${wild.map(wildLine).join('\n')}
}

map $site_key $site_page {
  default "";
  # Plain names only: text of the request must not end up in a redirect, as /\\evil.example/a.md would.
  "~^(?:/[\\w-][\\w.-]*)+\\.md\\z" $site_key;
${entries.join('\n')}
}
`;
}

/** In lower case, without a trailing slash, which the home page below a base has. */
function keyOf(path: string): string {
  return path.toLowerCase().replace(/(.)\/$/, '$1');
}

function wildLine({ from, to }: Redirect): string {
  const start = patternOf(from.slice(0, -1)).slice(0, -1);
  return `  ${quoted(`~*${start}(?<site_rest>.*)$`)} ${quoted(to.replace(':splat', '$site_rest'))};`;
}

/** Quotes a value. Characters that would end the quotation are rejected; our values do not contain any. */
function quoted(text: string): string {
  if (/["\n]/.test(text))
    throw new Error(`Cannot write ${JSON.stringify(text)} into the configuration of nginx.`);
  return `"${text.replaceAll('\\', '\\\\')}"`;
}
