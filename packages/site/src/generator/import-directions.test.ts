/** Imports run one way: model <- live <- site <- offline <- browser <- generator, and markdown <- content <- generator. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { describe, expect, it, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');

/** What each folder may import besides itself. Search indexing and the site's stores and small parts are separate. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  model: [],
  'site/stores': ['model'],
  // Small components that know nothing of the site, such as the boundary around what may fail.
  'site/parts': ['model', 'site/stores'],
  // Samples that are explained, edited and run in the page.
  live: ['model', 'site/stores', 'site/parts'],
  // Articles contain components that the build renders into their HTML.
  markdown: ['model', 'site', 'site/stores', 'site/parts'],
  content: ['model', 'markdown'],
  search: ['model'],
  'search/index': ['model', 'markdown', 'content', 'search'],
  site: ['model', 'live', 'site/stores', 'site/parts'],
  // Pages that are kept on the reader's device, and the service worker that serves them.
  offline: ['model', 'site', 'site/stores', 'site/parts'],
  browser: ['model', 'live', 'site', 'site/stores', 'site/parts', 'search', 'offline'],
  generator: [
    'model',
    'live',
    'markdown',
    'content',
    'search',
    'search/index',
    'site',
    'site/stores',
    'site/parts',
    'browser',
    'offline',
  ],
};

/** Packages that a part must not use, and why. */
const MUST_NOT_USE: readonly { readonly part: RegExp; readonly packages: RegExp; readonly why: string }[] = [
  {
    part: /^(model|live|site(\/(stores|parts))?|offline|browser|search)$/,
    packages: /^node:/,
    why: 'it runs in browsers too',
  },
  { part: /^(model|content)$/, packages: /^react/, why: 'texts do not depend on components' },
  { part: /^(?!generator$)/, packages: /^vite$/, why: 'only the generator bundles' },
  {
    part: /^(?!generator$)/,
    packages: /^#site-config$/,
    why: 'the configuration is passed on by the generator',
  },
];

/** `import … from`, `export … from`, `import '…'`, `import('…')`, and workers by `new URL('…')`. */
const IMPORT =
  /(?:^\s*(?:import|export)\b[^'"]*?\bfrom\s*|^\s*import\s*|\bimport\(\s*|\bnew URL\(\s*)['"]([^'"]+)['"]/gm;

interface Import {
  readonly file: string;
  readonly part: string;
  /** A file within src, or the name of a package. */
  readonly target: string;
  /** The part that a file within src belongs to. */
  readonly targetPart?: string;
}

/** Tests may import anything. */
const imports = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
  .flatMap((entry) => importsOf(relative(SRC, join(entry.parentPath, entry.name)).split(sep).join('/')));

function importsOf(file: string): Import[] {
  return namesIn(readFileSync(join(SRC, file), 'utf8')).map((name) => {
    if (!name.startsWith('.')) return { file, part: partOf(file), target: name };
    const target = posix.normalize(posix.join(dirname(file), name));
    return { file, part: partOf(file), target, targetPart: partOf(target) };
  });
}

function namesIn(code: string): string[] {
  return [...code.matchAll(IMPORT)].map(([, name = '']) => name);
}

function partOf(file: string): string {
  const [folder = '', inner] = file.split('/');
  const nested = `${folder}/${inner}`;
  return nested in MAY_IMPORT ? nested : folder;
}

describe('the folders of src', () => {
  it('are all listed here', () => {
    const folders = readdirSync(SRC, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
    expect(folders.filter((folder) => !(folder in MAY_IMPORT))).toEqual([]);
  });

  test.each([
    ["import { a } from './a';", './a'],
    ["import type { A } from './a';", './a'],
    ["import {\n  a,\n  b,\n} from './a';", './a'],
    ["import a, { type B } from './a';", './a'],
    ["import './a.css';", './a.css'],
    ["export { a } from './a';", './a'],
    ["export * from './a';", './a'],
    ["const a = await import('./a');", './a'],
    ["type A = typeof import('./a');", './a'],
    ["new Worker(new URL('./a.ts', import.meta.url))", './a.ts'],
  ])('are recognised as importing: %j', (code, name) => {
    expect(namesIn(code)).toEqual([name]);
  });

  it('import from each other', () => {
    expect(
      imports.filter(({ part, targetPart }) => targetPart && targetPart !== part).length,
    ).toBeGreaterThan(50);
  });

  test.each(Object.entries(MAY_IMPORT))('%s imports only itself and %j', (part, known) => {
    const wrong = imports.filter(
      (one) =>
        one.part === part && one.targetPart && one.targetPart !== part && !known.includes(one.targetPart),
    );
    expect(wrong.map(({ file, target }) => `src/${file} may not import src/${target}`)).toEqual([]);
  });

  test.each(MUST_NOT_USE)('parts matching $part do not use $packages: $why', ({ part, packages }) => {
    const wrong = imports.filter(
      (one) => part.test(one.part) && !one.targetPart && packages.test(one.target),
    );
    expect(wrong.map(({ file, target }) => `src/${file} may not import ${target}`)).toEqual([]);
  });
});
