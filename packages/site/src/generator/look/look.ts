/** The look of a site: the engine's custom properties, and what the operator's stylesheet changes of them. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { withBase } from '../../model/base-url';
import type { Problem } from '../../model/problem';
import type { SiteConfig } from '../../model/site';
import type { Project } from '../project';
import { checkStylesheet } from './check-stylesheet';
import { DARK, FONT, ROOT, type Rule, readRules, type Tokens, tokensOf } from './stylesheet';

const ENGINE = 'packages/site/src/site/styles/tokens.css';

export interface Look {
  /** The rules that follow the engine's styles; empty without a stylesheet. */
  readonly css: string;
  readonly light: Tokens;
  readonly dark: Tokens;
  readonly problems: readonly Problem[];
}

/** Throws an error if a file of the look does not exist. */
export async function readLook(
  { root, siteConfig }: Pick<Project, 'root' | 'siteConfig'>,
  site: SiteConfig,
): Promise<Look> {
  const isPublic = (file: string) => existsSync(join(root, 'public', file));
  const absent = publicFiles(site).filter(({ file }) => !isPublic(file));
  if (absent.length > 0) throw new Error(absent.map(notPublic).join('\n'));
  const engine = readRules(await readFile(join(root, ENGINE), 'utf8'));
  if (site.stylesheet === undefined) return { ...changedBy([], engine), css: '', problems: [] };
  const path = resolve(dirname(siteConfig), site.stylesheet);
  if (!existsSync(path))
    throw new Error(`site.config.ts: stylesheet is '${site.stylesheet}', which is not beside that file.`);
  const rules = readRules(await readFile(path, 'utf8'));
  const look = changedBy(rules, engine);
  const problems = checkStylesheet(rules, { ...look, known: Object.keys(tokensOf(engine, ROOT)), isPublic });
  const file = relative(root, path).split(sep).join('/');
  return {
    ...look,
    css: lookCss(rules, look.dark, site.baseUrl),
    problems: problems.map((problem) => ({ ...problem, file })),
  };
}

interface NamedFile {
  readonly field: string;
  readonly file: string;
}

/** The files of public/ that the configuration names. */
function publicFiles({ favicon, logo, footer }: SiteConfig): NamedFile[] {
  return [
    { field: 'favicon', file: favicon },
    ...(logo ? [{ field: 'logo.file', file: logo.file }] : []),
    ...(logo?.dark ? [{ field: 'logo.dark', file: logo.dark }] : []),
    ...footer.social.flatMap(({ icon }) =>
      icon.includes('.') ? [{ field: 'footer.social', file: icon }] : [],
    ),
  ];
}

function notPublic({ field, file }: NamedFile): string {
  return `site.config.ts: ${field} is '${file}', which is not in public/.`;
}

/** What both themes have in the end. */
function changedBy(rules: readonly Rule[], engine: readonly Rule[]): { light: Tokens; dark: Tokens } {
  const light = { ...tokensOf(engine, ROOT), ...tokensOf(rules, ROOT) };
  const dark = { ...light, ...tokensOf(engine, DARK), ...tokensOf(rules, DARK) };
  return { light, dark };
}

/** `:root` has the same weight as the dark theme, so what it changes is repeated there with the dark value. */
function lookCss(rules: readonly Rule[], dark: Tokens, baseUrl: string): string {
  const changed = tokensOf(rules, ROOT);
  const changedInDark = { ...changed, ...tokensOf(rules, DARK) };
  const darkValues = Object.keys(changedInDark).map((name) => [name, dark[name] ?? ''] as const);
  const fonts = rules.filter(({ selector }) => selector === FONT);
  return [
    ...fonts.map(
      ({ body }) =>
        `${FONT}{${body.replace(/url\((["']?)(\/[^"')]*)\1\)/g, (_, quote, path) => `url(${quote}${withBase(baseUrl, path)}${quote})`)}}`,
    ),
    `${ROOT}{${declarations(Object.entries(changed))}}`,
    `@media screen{${DARK}{${declarations(darkValues)}}}`,
  ].join('');
}

function declarations(tokens: readonly (readonly [name: string, value: string])[]): string {
  return tokens.map(([name, value]) => `--${name}:${value}`).join(';');
}
