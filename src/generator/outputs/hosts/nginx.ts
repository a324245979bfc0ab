/**
 * The configuration of nginx: headers, content types and addresses. It is generated from the same rules as _headers and
 * _redirects by every build, and deploy/nginx.conf includes it.
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
  const headers = names.map((name) => headerOf(name, all));
  const maps = [...headers.flatMap(({ map }) => map), addressMaps(redirects, pages)];
  const lines = headers.map(({ line }) => line);
  return [
    { file: '_nginx/http.conf', content: maps.join('\n\n') },
    { file: '_nginx/server.conf', content: `${lines.join('\n')}\n\n${typesBlock()}` },
  ];
}

/** A header whose value depends on the address needs a map. An empty value means that nginx does not send it. */
function headerOf(name: string, rules: readonly HeaderRule[]): { map: string[]; line: string } {
  const having = rules.filter(({ headers }) => name in headers);
  const valueIn = (rule?: HeaderRule) => quoted(rule?.headers[name] ?? '');
  const general = valueIn(having.find(({ path }) => path === '/*'));
  const others = having.filter(({ path }) => path !== '/*');
  if (others.length === 0) return { map: [], line: `add_header ${name} ${general} always;` };
  const variable = `$site_${name.replaceAll('-', '_')}`;
  const lines = others.map((rule) => `  ${quoted(`~${patternOf(rule.path)}`)} ${valueIn(rule)};`);
  return {
    map: [`map $uri ${variable} {\n  default ${general};\n${lines.join('\n')}\n}`],
    line: `add_header ${name} ${variable} always;`,
  };
}

function typesBlock(): string {
  const lines = Object.entries(TYPES).map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`);
  return `types {\n${lines.join('\n')}\n}\ndefault_type application/octet-stream;\n`;
}

/** $site_page is the canonical address of the requested page, and empty for an unknown one; deploy/nginx.conf uses it. */
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

/** Without the slash at the end of the home page's address below a base. */
function keyOf(path: string): string {
  return path.toLowerCase().replace(/(.)\/$/, '$1');
}

function wildLine({ from, to }: Redirect): string {
  const start = patternOf(from.slice(0, -1)).slice(0, -1);
  return `  ${quoted(`~*${start}(?<site_rest>.*)$`)} ${quoted(to.replace(':splat', '$site_rest'))};`;
}

/** A quoted word of the configuration. Characters that would end it are refused: none of our values has them. */
function quoted(text: string): string {
  if (/["\n]/.test(text))
    throw new Error(`Cannot write ${JSON.stringify(text)} into the configuration of nginx.`);
  return `"${text.replaceAll('\\', '\\\\')}"`;
}
