/**
 * The configuration of nginx: headers, content types and addresses. Every build generates it from the same
 * rules as _headers and _redirects, and deploy/nginx.conf includes it.
 */
import { COMPRESSIBLE, MIN_COMPRESSED_SIZE } from '../../compress';
import { type HeaderRule, patternOf, REVALIDATE, TYPES } from '../../headers';
import type { OutputFile } from '../../output';
import type { Redirect } from '../../redirects';

/** What the configuration is made of. */
export interface NginxInput {
  readonly baseUrl: string;
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** The addresses of all pages. */
  readonly pages: readonly string[];
}

/** The files for a site. Addresses have the base; the folder that nginx serves has not. */
export function nginxFiles(input: NginxInput): OutputFile[] {
  const all: HeaderRule[] = [{ path: '/*', headers: { 'cache-control': REVALIDATE } }, ...input.rules];
  const names = [...new Set(all.flatMap(({ headers }) => Object.keys(headers)))];
  const maps = [...names.map((name) => headerMap(name, all, input.baseUrl)), addressMaps(input)];
  const lines = [...names, 'allow'].map((name) => `add_header ${name} ${variableOf(name)} always;`);
  return [
    { file: '_nginx/http.conf', content: maps.join('\n\n') },
    {
      file: '_nginx/server.conf',
      content: [lines.join('\n'), typesBlock(), compression(), locations(input.baseUrl)].join('\n\n'),
    },
  ];
}

/** The value of a header by address. Without one, nginx does not send it. */
function headerMap(name: string, rules: readonly HeaderRule[], baseUrl: string): string {
  const lines = rules.flatMap(({ path, headers }) => {
    const value = headers[name];
    const addresses = path === '/*' ? 'default' : quoted(`~${optionalBase(patternOf(path), baseUrl)}`);
    return value === undefined ? [] : `  ${addresses} ${quoted(value)};`;
  });
  return `map $uri ${variableOf(name)} {\n${lines.join('\n')}\n}`;
}

/** The pattern of an address, which in the served folder has no base. */
function optionalBase(pattern: string, baseUrl: string): string {
  const base = patternOf(baseUrl).slice(0, -2);
  return base === '^' ? pattern : pattern.replace(base, `^(?:${base.slice(1)})?`);
}

function variableOf(header: string): string {
  return `$site_${header.replaceAll('-', '_')}`;
}

function typesBlock(): string {
  const lines = Object.entries(TYPES).map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`);
  return `types {\n${lines.join('\n')}\n}\ndefault_type application/octet-stream;`;
}

/** Texts that were not compressed by the build are compressed on the way. */
function compression(): string {
  const types = [...new Set(Object.values(TYPES))].filter((type) => COMPRESSIBLE.test(type));
  return `gzip on;\ngzip_min_length ${MIN_COMPRESSED_SIZE};\ngzip_types\n${types.map((type) => `  ${quoted(type)}`).join('\n')};`;
}

/** Requests are answered as by our own server, and as RFC 9110 wants it: see tests/conformance/requests. */
function locations(baseUrl: string): string {
  const base = patternOf(baseUrl).slice(1, -2);
  const file = `    # Another spelling or an alias of a page redirects to the page.
    if ($site_moved) {
      return 301 $site_page$is_args$args;
    }
    try_files $site_path $site_file =404;`;
  return `etag on;
if_modified_since before;
client_max_body_size 0;
error_page 404 /404.html;
error_page 494 =431 @too_large;

if ($request_uri ~ "#") {
  return 400;
}

# Files for the host, not for readers.
location ~ (^(?:${base})?/_|${base && `^${base}/404\\.html$|`}\\.(br|gz)$) {
  return 404;
}

location = /404.html {
  internal;
}

location @too_large {
  return 431;
}

# Ranges are defined for GET only, and several of them get the whole file.
location @whole {
  max_ranges 0;
${file}
}

location / {
  error_page 418 = @whole;
  error_page 404 /404.html;
  if ($site_whole) {
    return 418;
  }
${file}
}
`;
}

/** Defines $site_page, the canonical address of the requested page or empty, and the file to send. */
function addressMaps({ baseUrl, redirects, pages }: NginxInput): string {
  const exact = redirects.filter(({ from }) => !from.endsWith('/*'));
  const wild = redirects.filter(({ from }) => from.endsWith('/*'));
  const within = exact.filter(({ from }) => wild.some((rule) => from.startsWith(rule.from.slice(0, -1))));
  const known = new Map([
    ...pages.map((path) => [keyOf(path, baseUrl), path] as const),
    ...exact.map(({ from, to }) => [keyOf(from, baseUrl), to] as const),
  ]);
  const entries = [...known].map(([from, to]) => `  ${quoted(from)} ${quoted(to)};`);
  const base = patternOf(baseUrl).slice(1, -2);
  const line = (pattern: string, value: string) => `  ${quoted(pattern)} ${value};`;
  const home = base && line(`~^${base}$`, quoted(baseUrl));
  return `map $status $site_allow {
  default "";
  405 "GET, HEAD";
}

map "$request_method $http_range" $site_whole {
  default "";
  "~^HEAD " 1;
  "~," 1;
}

# The address without .html, /index and slashes at its end, which is looked up without regard to case.
map $uri $site_plain {
  default "";
${home}
${line(`~^${base}(?i)/(?:index(?:\\.html?)?/?)?$`, quoted(baseUrl))}
${line(`~^(?<site_name>${base}(?i)/.+?)(?:/index)?(?:\\.html?)?/?$`, '$site_name')}
}

map $site_plain $site_key {
  default $site_plain;
${within.map(({ from }) => `  ${quoted(keyOf(from, baseUrl))} $site_plain;\n`).join('')}${wild.map(wildLine).join('\n')}
}

map $site_key $site_page {
  default "";
  # Plain names only: text of the request must not end up in a redirect, as /\\evil.example/a.md would.
${line(`~^${base}(?:/[\\w-][\\w.-]*)+\\.md\\z`, '$site_key')}
${entries.join('\n')}
}

# $uri does not show doubled slashes and dot segments.
map $request_uri $site_odd {
  default "";
${line('~*^[^?]*(?:(?:/|%2f){2}|(?:/|%2f)(?:\\.|%2e){1,2}(?:/|%2f|[?]|$))', '"//"')}
}

# Set when the canonical address differs from the requested one.
map "$site_page $uri$site_odd" $site_moved {
  default 1;
  "~^ " "";
  "~^(?<site_same>.+) \\k<site_same>$" "";
}

# The files of the page and of the address, in a folder that has no base.
map $site_page $site_file {
  default "/_none";
${line(`~^${base}(?<site_folder>.*)/$`, '$site_folder/index.html')}
${line(`~^${base}(?<site_leaf>/.*[^/])$`, '"$site_leaf.html"')}
}

map $uri $site_path {
  default "/_none";
${line(`~^${base}(?<site_rest_path>/.*[^/])$`, '$site_rest_path')}
}
`;
}

/** In lower case, without a trailing slash, which only the home page keeps. */
function keyOf(path: string, baseUrl: string): string {
  return path === baseUrl ? path : path.toLowerCase().replace(/(.)\/$/, '$1');
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
