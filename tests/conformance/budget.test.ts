import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DIST, filesOf, firstLoad, gzipSize, pagesOf } from '../helpers/dist';
import { LATEST } from '../helpers/latest';

/** Bytes after gzip. */
const MAX_SCRIPT = 11_000;
const MAX_STYLE = 10_000;
const MAX_TOTAL = 60_000;
/** On the page that most readers see first, before the first interaction and after React has loaded. */
const MAX_BEFORE_INTERACTION = 40_000;
// The goal is 115 kB.
const MAX_WITH_REACT = 115_500;
const MAX_SCRIPT_WITH_REACT = 90_000;

/** Brotli, of everything that editing and running a sample loads, without cryptography and summaries. */
const MAX_TO_EDIT_AND_RUN = 300_000;
const MAX_TO_COMPILE = 80_000;
const MAX_TO_REWRITE = 40_000;
const MAX_TO_EVALUATE = 60_000;

const documents = pagesOf(DIST).filter(({ path }) => path.startsWith('/docs'));

/** Scripts with all of their static imports, direct and indirect. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const code = readFileSync(join(DIST, file), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      found.add(`assets/${name}`);
  }
  return found;
}

describe('the first load of a document page', () => {
  test.each(documents.filter((_, index) => index % 50 === 0).map(({ path, html }) => [path, html] as const))(
    '%s stays within its budget',
    (_path, html) => {
      const { script, style } = firstLoad(DIST, html);
      expect(script).toBeLessThanOrEqual(MAX_SCRIPT);
      expect(style).toBeLessThanOrEqual(MAX_STYLE);
      expect(style).toBeGreaterThan(1000);
    },
  );

  test('is at most 60 kB in all on every page', () => {
    const { script } = firstLoad(DIST, documents[0]?.html ?? '');
    const most = MAX_TOTAL - script;
    // Most pages are small enough with the fastest compression.
    const isTooLarge = (html: string) => gzipSize(html, 1) > most && gzipSize(html) > most;
    const tooLarge = documents.filter(({ html }) => isTooLarge(html));
    expect(tooLarge.map(({ path }) => path)).toEqual([]);
  });

  test('takes two requests: the page with its styles, and the script', () => {
    for (const { html } of documents.slice(0, 20)) expect(firstLoad(DIST, html).requests).toBe(2);
  });

  test('is at most 40 kB on the introduction, and 115.5 kB with React, of which 90 kB are scripts', () => {
    const html = documents.find(({ path }) => path === '/docs/intro/introduction')?.html ?? '';
    const load = firstLoad(DIST, html);
    const before = load.html + load.script + load.style;
    expect(load.html).toBeGreaterThan(1000);
    expect(before).toBeLessThanOrEqual(MAX_BEFORE_INTERACTION);

    const app = filesOf(DIST).filter((file) => /^assets\/app-.*\.js$/.test(file));
    expect(app).toHaveLength(1);
    const entry = /<script[^>]+src="\/([^"]+)"/.exec(html)?.[1] ?? '';
    const sent = withImports([entry]);
    const later = [...withImports(app)].filter((file) => !sent.has(file));
    expect(later.filter((file) => file.startsWith('assets/react-'))).toHaveLength(1);
    const added = later.reduce((sum, file) => sum + gzipSize(readFileSync(join(DIST, file))), 0);
    expect(before + added).toBeLessThanOrEqual(MAX_WITH_REACT);
    expect(load.script + added).toBeLessThanOrEqual(MAX_SCRIPT_WITH_REACT);
  });

  test('contains no list of routes: the script names no page', () => {
    const [first] = documents;
    const scripts = [...(first?.html ?? '').matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(
      ([, src]) => src ?? '',
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const code = readFileSync(join(DIST, script), 'utf8');
      const named = documents.filter(({ path }) => path.split('/').length > 3 && code.includes(`"${path}"`));
      // The menu bar, the footer and the home page name a few pages; a list would name hundreds.
      expect(named.length).toBeLessThan(12);
    }
  });
});

const assets = filesOf(DIST).filter((file) => file.startsWith('assets/'));

function scriptsNamed(...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const found = assets.filter((file) => new RegExp(`^assets/${name}-[^/]+\\.js$`).test(file));
    expect(found, name).toHaveLength(1);
    return found;
  });
}

function brotliSize(files: readonly string[]): number {
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(DIST, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('editing, running and calling take at most 300 kB, none of which is loaded with the page', () => {
  const withPage = withImports(scriptsNamed('entry', 'app'));
  const chunks = scriptsNamed(...['LiveSample', 'SampleEditor', 'worker-entry', 'serve', 'report']);
  const scripts = [...withImports(chunks)].filter((file) => !withPage.has(file));
  expect(scripts).toEqual(expect.arrayContaining(chunks));
  const styles = assets.filter((file) => /^assets\/(sample|Editor|results)-[^/]+\.css$/.test(file));
  expect(styles).toHaveLength(3);
  const total = brotliSize([...scripts, ...styles, `ligo/${LATEST}.json`]);
  expect(total).toBeGreaterThan(100_000);
  expect(total).toBeLessThanOrEqual(MAX_TO_EDIT_AND_RUN);
});

test('the evaluator and its chain take at most 60 kB', () => {
  const checker = withImports(scriptsNamed('worker-entry', 'serve'));
  const evaluator = [...withImports(scriptsNamed('report'))];
  const size = brotliSize(evaluator.filter((file) => !checker.has(file)));
  expect(size).toBeGreaterThan(20_000);
  expect(size).toBeLessThanOrEqual(MAX_TO_EVALUATE);
});

/** What the parts named load beyond those that readers have already loaded. */
function sizeBeyond(names: readonly string[], loaded: readonly string[]): number {
  const known = withImports(scriptsNamed(...loaded));
  return brotliSize([...withImports(scriptsNamed(...names))].filter((file) => !known.has(file)));
}

/** With the cryptography that the evaluator loads for keys and signatures. */
const TO_RUN = ['worker-entry', 'serve', 'report', 'cryptography'];

test('the compiler takes at most 80 kB beside the checker and the evaluator with its cryptography', () => {
  const size = sizeBeyond(['compiled'], TO_RUN);
  expect(size).toBeGreaterThan(30_000);
  expect(size).toBeLessThanOrEqual(MAX_TO_COMPILE);
});

test('formatting, translating and correcting take at most 40 kB beside the checker', () => {
  const size = sizeBeyond(['rewrite', 'advice'], TO_RUN);
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThanOrEqual(MAX_TO_REWRITE);
});
