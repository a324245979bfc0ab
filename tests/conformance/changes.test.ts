/** Code on the pages about changes: the older form holds everywhere, the newer one only from its version on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse, createLanguage } from '@ligo-docs/ligo';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { changesFields } from '../../packages/site/src/content/changes/schema';
import { SYNTAXES } from '../../packages/site/src/model/syntax';
import { site } from '../../site.config';
import { ROOT } from '../helpers/dist';
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
