/**
 * What nginx has to know of a site: its headers, its types and its addresses. It is made from the same rules as
 * _headers and _redirects and written with every build; deploy/nginx.conf takes it in.
 */
import { type HeaderRule, patternOf, REVALIDATE, TYPES } from '../../headers';
import type { Redirect } from '../../redirects';
import type { OutputFile } from '../output-file';

export interface NginxFacts {
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** The addresses of all pages. */
  readonly pages: readonly string[];
}

export function nginxFiles({ rules, redirects, pages }: NginxFacts): OutputFile[] {
  const headers = headersByName(rules);
  return [
    {
      file: '_nginx/http.conf',
      content: [sizes(redirects, pages), ...headers.flatMap(headerMap), addressMaps(redirects, pages)].join(
        '\n\n',
      ),
    },
    { file: '_nginx/server.conf', content: `${headers.map(headerLine).join('\n')}\n\n${typesBlock()}` },
  ];
}

interface NamedHeader {
  readonly name: string;
  readonly values: readonly { readonly path: string; readonly value: string }[];
}

function headersByName(rules: readonly HeaderRule[]): NamedHeader[] {
  const all = [{ path: '/*', headers: { 'cache-control': REVALIDATE } }, ...rules];
  const names = [...new Set(all.flatMap(({ headers }) => Object.keys(headers)))];
  return names.map((name) => ({
    name,
    values: all.flatMap(({ path, headers }) => {
      const value = (headers as Readonly<Record<string, string>>)[name];
      return value === undefined ? [] : [{ path, value }];
    }),
  }));
}

function variable(name: string): string {
  return `$site_${name.replaceAll('-', '_')}`;
}

function valuesOf({ values }: NamedHeader) {
  return {
    general: values.find(({ path }) => path === '/*')?.value ?? '',
    others: values.filter(({ path }) => path !== '/*'),
  };
}

/** The value of a header that depends on the address. An empty value means that the header is not sent. */
function headerMap(header: NamedHeader): string[] {
  const { general, others } = valuesOf(header);
  if (others.length === 0) return [];
  const lines = others.map(({ path, value }) => `  ${quoted(`~${patternOf(path)}`)} ${quoted(value)};`);
  return [
    `map $uri ${variable(header.name)} {\n${[`  default ${quoted(general)};`, ...lines].join('\n')}\n}`,
  ];
}

function headerLine(header: NamedHeader): string {
  const { general, others } = valuesOf(header);
  return `add_header ${header.name} ${others.length > 0 ? variable(header.name) : quoted(general)} always;`;
}

function typesBlock(): string {
  const lines = Object.entries(TYPES).map(([ending, type]) => `  ${quoted(type)} ${ending.slice(1)};`);
  return `types {\n${lines.join('\n')}\n}\ndefault_type application/octet-stream;\n`;
}

/**
 * $site_page is the plain address of the page that an address means, and empty where it means none; $site_moved tells
 * whether that is another than the one asked for. nginx looks names up without regard to case, as our own server does.
 */
function addressMaps(redirects: readonly Redirect[], pages: readonly string[]): string {
  const exact = redirects.filter(({ from }) => !from.endsWith('/*'));
  const wild = redirects.filter(({ from }) => from.endsWith('/*'));
  const known = new Map([
    ...pages.map((path) => [path.toLowerCase(), path] as const),
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
    // Plain names alone: what comes from the address must not end up in a redirect, as `/\\evil.example/a.md` would.
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
    '  "/" "/index.html";',
    '}',
    '',
  ].join('\n');
}

function wildLine({ from, to }: Redirect): string {
  const start = patternOf(from.slice(0, -1)).slice(0, -1);
  return `  ${quoted(`~*${start}(?<site_rest>.*)$`)} ${quoted(to.replace(':splat', '$site_rest'))};`;
}

/** nginx wants to be told how large its tables become, before the first of them; two keys may share a place. */
function sizes(redirects: readonly Redirect[], pages: readonly string[]): string {
  const keys = [...pages, ...redirects.map(({ from }) => from)];
  const longest = Math.max(64, ...keys.map((key) => Buffer.byteLength(key) + 32));
  const bucket = 2 ** Math.ceil(Math.log2(2 * longest));
  return `map_hash_bucket_size ${bucket};\nmap_hash_max_size ${Math.max(2048, 4 * keys.length)};`;
}

/** A word of the configuration. Signs that nginx would read as its own are refused: none of our values has them. */
function quoted(text: string): string {
  if (/["\n]/.test(text)) throw new Error(`nginx cannot take ${JSON.stringify(text)}.`);
  return `"${text.replaceAll('\\', '\\\\')}"`;
}
