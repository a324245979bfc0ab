/**
 * The configuration of nginx: headers, content types and addresses. It is generated from the same rules as _headers and
 * _redirects by every build, and deploy/nginx.conf includes it.
 */
import { type HeaderRule, patternOf, REVALIDATE, TYPES } from '../../headers';
import type { OutputFile } from '../../output';
import type { Redirect } from '../../redirects';

interface NginxFacts {
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** The addresses of all pages. */
  readonly pages: readonly string[];
}

export function nginxFiles({ rules, redirects, pages }: NginxFacts): OutputFile[] {
  const headers = headersByName(rules);
  const maps = [sizes(redirects, pages), ...headers.flatMap(headerMap), addressMaps(redirects, pages)];
  return [
    { file: '_nginx/http.conf', content: maps.join('\n\n') },
    { file: '_nginx/server.conf', content: `${headers.map(headerLine).join('\n')}\n\n${typesBlock()}` },
  ];
}

/** A header with its value in general, and at the addresses that have another. */
interface NamedHeader {
  readonly name: string;
  readonly general: string;
  readonly others: readonly { readonly path: string; readonly value: string }[];
}

function headersByName(rules: readonly HeaderRule[]): NamedHeader[] {
  const all: HeaderRule[] = [{ path: '/*', headers: { 'cache-control': REVALIDATE } }, ...rules];
  const names = [...new Set(all.flatMap(({ headers }) => Object.keys(headers)))];
  return names.map((name) => {
    const values = all.flatMap(({ path, headers: { [name]: value } }) => (value ? [{ path, value }] : []));
    return {
      name,
      general: values.find(({ path }) => path === '/*')?.value ?? '',
      others: values.filter(({ path }) => path !== '/*'),
    };
  });
}

function variable(name: string): string {
  return `$site_${name.replaceAll('-', '_')}`;
}

/** The value of a header that depends on the address. An empty value means that nginx does not send it. */
function headerMap({ name, general, others }: NamedHeader): string[] {
  if (others.length === 0) return [];
  const lines = others.map(({ path, value }) => `  ${quoted(`~${patternOf(path)}`)} ${quoted(value)};`);
  return [`map $uri ${variable(name)} {\n${[`  default ${quoted(general)};`, ...lines].join('\n')}\n}`];
}

function headerLine({ name, general, others }: NamedHeader): string {
  return `add_header ${name} ${others.length > 0 ? variable(name) : quoted(general)} always;`;
}

function typesBlock(): string {
  const lines = Object.entries(TYPES).map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`);
  return `types {\n${lines.join('\n')}\n}\ndefault_type application/octet-stream;\n`;
}

/**
 * $site_page is the canonical address of the requested page, and empty for an unknown one; $site_moved is set when it
 * differs from the requested address. nginx looks names up case-insensitively, as the server of `npm start` does.
 */
function addressMaps(redirects: readonly Redirect[], pages: readonly string[]): string {
  const exact = redirects.filter(({ from }) => !from.endsWith('/*'));
  const wild = redirects.filter(({ from }) => from.endsWith('/*'));
  const known = new Map([
    ...pages.map((path) => [keyOf(path), path] as const),
    ...exact.map(({ from, to }) => [from.toLowerCase(), to] as const),
  ]);
  const entries = [...known].map(([from, to]) => `  ${quoted(from)} ${quoted(to)};`);
  return [
    '# Without .html, /index and slashes at its end.',
    'map $uri $site_plain {',
    '  "~*^/(?:index(?:\\.html?)?/?)?$" "/";',
    '  "~*^(?<site_path>/.+?)(?:/index)?(?:\\.html?)?/?$" $site_path;',
    '}',
    '',
    'map $site_plain $site_key {',
    '  default $site_plain;',
    ...wild.map(wildLine),
    '}',
    '',
    'map $site_key $site_page {',
    '  default "";',
    // Plain names only: text of the request must not end up in a redirect, as `/\\evil.example/a.md` would.
    '  "~^(?:/[\\w-][\\w.-]*)+\\.md\\z" $site_key;',
    ...entries,
    '}',
    '',
    '# $uri does not show doubled slashes.',
    'map $request_uri $site_doubled {',
    '  default "";',
    '  "~^[^?]*//" "//";',
    '}',
    '',
    'map "$site_page $uri$site_doubled" $site_moved {',
    '  default 1;',
    '  "~^ " "";',
    '  "~^(?<site_same>.+) \\k<site_same>$" "";',
    '}',
    '',
    'map $site_page $site_file {',
    '  default "$site_page/index.html";',
    '  "" "/_none";',
    `  "~/$" "$\{site_page}index.html";`,
    '}',
    '',
  ].join('\n');
}

/** Without the slash at the end of the home page's address below a base. */
function keyOf(path: string): string {
  return path.toLowerCase().replace(/(.)\/$/, '$1');
}

function wildLine({ from, to }: Redirect): string {
  const start = patternOf(from.slice(0, -1)).slice(0, -1);
  return `  ${quoted(`~*${start}(?<site_rest>.*)$`)} ${quoted(to.replace(':splat', '$site_rest'))};`;
}

/** nginx needs the size of its hash tables before the first of them; two keys may share a bucket. */
function sizes(redirects: readonly Redirect[], pages: readonly string[]): string {
  const keys = [...pages, ...redirects.map(({ from }) => from)];
  const longest = Math.max(64, ...keys.map((key) => Buffer.byteLength(key) + 32));
  const bucket = 2 ** Math.ceil(Math.log2(2 * longest));
  return `map_hash_bucket_size ${bucket};\nmap_hash_max_size ${Math.max(2048, 4 * keys.length)};`;
}

/** A quoted word of the configuration. Characters that would end it are refused: none of our values has them. */
function quoted(text: string): string {
  if (/["\n]/.test(text))
    throw new Error(`Cannot write ${JSON.stringify(text)} into the configuration of nginx.`);
  return `"${text.replaceAll('\\', '\\\\')}"`;
}
