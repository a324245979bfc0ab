/** Code on the pages about changes: the older form holds everywhere, the newer one only from its version on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse, createLanguage } from '@ligo-docs/ligo';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { changesFields } from '../../packages/site/src/content/changes/schema';
import { SYNTAXES } from '../../packages/site/src/model/syntax';
import { isInRange } from '../../packages/site/src/model/version';
import { site } from '../../site.config';
import { DIST, pagesOf, ROOT } from '../helpers/dist';
import { evidenceLines } from '../helpers/evidence';

const { changes } = changesFields.parse(parse(readFileSync(join(ROOT, 'content/changes.yaml'), 'utf8')));
const versions = site.docs.versions.map(({ name }) => name);
const oldest = versions.at(-1) ?? '';
const newest = versions[0] ?? '';
const inOldest = createLanguage(oldest);
const inNewest = createLanguage(newest);

function problemsIn(language: typeof inOldest, syntax: (typeof SYNTAXES)[number], text: string) {
  return analyse(language, { file: 'change', text, syntax }).problems.map(({ message }) => message);
}

/** Recorded facts that are no changes of LIGO: about its manual, and that the library is the same. */
const ABOUT_DOCUMENTATION = new Set([
  'library-equal',
  'docs-topics',
  'installation-version',
  'changelog-page',
]);

/** The text of a page as readers see it, without menus, with plain spaces. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

test('no page quotes a message that its version does not print', () => {
  const messages = changes.flatMap(({ version, prints = [] }) => prints.map((words) => ({ version, words })));
  expect(messages.length).toBeGreaterThan(3);
  const pages = site.docs.versions.flatMap(({ name, path }) =>
    pagesOf(DIST)
      .filter((page) => !site.docs.versions.some((other) => isInside(page.path, other.path, path)))
      .filter((page) => page.path.startsWith(`${path}/`))
      .map((page) => ({ name, path: page.path, text: textOf(page.html) })),
  );
  for (const { version, words } of messages) {
    const quoting = pages.filter(({ text }) => text.includes(words));
    expect(quoting, words).not.toEqual([]);
    const early = quoting.filter(({ name }) => !isInRange(name, { since: version }));
    expect(
      early.map(({ path }) => path),
      words,
    ).toEqual([]);
  }
});

/** Whether a page belongs to another version, whose folder is inside of this one. */
function isInside(page: string, other: string, path: string): boolean {
  return other.startsWith(`${path}/`) && page.startsWith(`${other}/`);
}

const codes = changes.flatMap(({ title, before, after }) =>
  SYNTAXES.flatMap((syntax) => [
    ...(before?.[syntax] ? [{ title, form: 'before', syntax, code: before[syntax] }] : []),
    ...(after?.[syntax] ? [{ title, form: 'after', syntax, code: after[syntax] }] : []),
  ]),
);

test('every recorded change that readers notice is on the pages', () => {
  const recorded = evidenceLines<{ id: string }>('version-changes').map(({ id }) => id);
  const told = changes.flatMap(({ facts }) => facts);
  expect(told.toSorted()).toEqual(recorded.filter((id) => !ABOUT_DOCUMENTATION.has(id)).toSorted());
});

describe.each(codes)('$title, $form, $syntax', ({ form, syntax, code }) => {
  test(`is accepted in ${newest}`, () => expect(problemsIn(inNewest, syntax, code)).toEqual([]));

  if (form === 'before')
    test(`is accepted in ${oldest}`, () => expect(problemsIn(inOldest, syntax, code)).toEqual([]));
  else test(`is rejected in ${oldest}`, () => expect(problemsIn(inOldest, syntax, code)).not.toEqual([]));
});
