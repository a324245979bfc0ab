import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addFiles, tinySite } from '../../../../tests/helpers/tiny-site';
import { openCompileCache } from './cache';
import { projectFrom } from './project';

const SOURCES = {
  'packages/site/src/model/a.ts': 'one',
  'packages/ligo/src/syntax/grammar/a.ts': 'one',
  'packages/site/src/markdown/a.ts': 'one',
  'packages/site/src/content/a.ts': 'one',
  'packages/site/src/site/a.ts': 'one',
  'packages/site/src/browser/a.ts': 'one',
  'packages/site/src/site/styles/a.css': 'one',
  'packages/site/src/site/README.md': 'one',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
};

const compiled = (message: string) => ({ variants: [], problems: [{ file: 'a.md', message }] });

async function emptyProject() {
  const root = await tinySite(SOURCES);
  return { root, project: projectFrom({ root, siteConfig: join(root, 'site.config.ts') }, {}) };
}

/** A project whose last build compiled one page. */
async function builtProject() {
  const { root, project } = await emptyProject();
  const cache = await openCompileCache(project);
  cache.set('page', compiled('first'));
  await cache.save();
  return { root, project };
}

describe('the compile cache', () => {
  it('is initially empty', async () => {
    const cache = await openCompileCache((await emptyProject()).project);
    expect(cache.get('page')).toBeUndefined();
  });

  it('keeps pages between builds', async () => {
    const { project } = await builtProject();
    const cache = await openCompileCache(project);
    expect(cache.get('page')).toEqual(compiled('first'));
    expect(cache.get('other page')).toBeUndefined();
  });

  it.each([
    'packages/site/src/model/a.ts',
    'packages/ligo/src/syntax/grammar/a.ts',
    'packages/site/src/markdown/a.ts',
    'packages/site/src/content/a.ts',
    'packages/site/src/site/a.ts',
    'packages/site/src/new-folder/a.ts',
    'package-lock.json',
    'tsconfig.json',
  ])('is discarded when %s has changed', async (file) => {
    const { root, project } = await builtProject();
    await addFiles(root, { [file]: 'two' });
    expect((await openCompileCache(project)).get('page')).toBeUndefined();
  });

  it.each([
    'packages/site/src/browser/a.ts',
    'packages/site/src/markdown/a.test.ts',
    'packages/site/src/site/styles/a.css',
    'packages/site/src/site/README.md',
    'README.md',
  ])('is kept when %s has changed, which does not affect compilation', async (file) => {
    const { root, project } = await builtProject();
    await addFiles(root, { [file]: 'two' });
    expect((await openCompileCache(project)).get('page')).toBeDefined();
  });

  it('drops pages that the last build did not contain', async () => {
    const { project } = await builtProject();
    const cache = await openCompileCache(project);
    cache.set('new page', compiled('second'));
    await cache.save();
    const next = await openCompileCache(project);
    expect(next.get('page')).toBeUndefined();
    expect(next.get('new page')).toEqual(compiled('second'));
  });

  it('is empty when its file is damaged', async () => {
    const { project } = await builtProject();
    const file = join(project.cache, 'texts.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
    expect((await openCompileCache(project)).get('page')).toBeUndefined();
  });

  it('writes nothing when nothing was compiled', async () => {
    const { project } = await emptyProject();
    await (await openCompileCache(project)).save();
    expect(existsSync(project.cache)).toBe(false);
  });
});
