import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addFiles, tinySite } from '../../tests/helpers/tiny-site';
import { openCache } from './compile-cache';
import { projectFrom } from './project';

const SOURCES = {
  'src/model/a.ts': 'one',
  'src/grammar/a.ts': 'one',
  'src/markdown/a.ts': 'one',
  'src/content/a.ts': 'one',
  'src/site/a.ts': 'one',
  'package-lock.json': '{}',
};

const compiled = (message: string) => ({ variants: [], problems: [{ file: 'a.md', message }] });

/** A project whose last build has compiled one page. */
async function builtProject() {
  const root = await tinySite(SOURCES);
  const project = projectFrom({ root, siteConfig: join(root, 'site.config.ts') }, []);
  const cache = await openCache(project);
  cache.articles.set('page', compiled('first'));
  await cache.save();
  return { root, project };
}

describe('the cache of the content', () => {
  it('is empty at first', async () => {
    const root = await tinySite(SOURCES);
    const cache = await openCache(projectFrom({ root, siteConfig: '' }, []));
    expect(cache.articles.get('page')).toBeUndefined();
  });

  it('remembers pages between builds', async () => {
    const { project } = await builtProject();
    const cache = await openCache(project);
    expect(cache.articles.get('page')).toEqual(compiled('first'));
    expect(cache.articles.get('other page')).toBeUndefined();
  });

  it.each([
    'src/model/a.ts',
    'src/grammar/a.ts',
    'src/markdown/a.ts',
    'src/content/a.ts',
    'package-lock.json',
  ])('forgets everything when %s has changed', async (file) => {
    const { root, project } = await builtProject();
    await addFiles(root, { [file]: 'two' });
    expect((await openCache(project)).articles.get('page')).toBeUndefined();
  });

  it.each(['src/site/a.ts', 'src/markdown/a.test.ts', 'README.md'])(
    'forgets nothing when %s has changed, which does not compile texts',
    async (file) => {
      const { root, project } = await builtProject();
      await addFiles(root, { [file]: 'two' });
      expect((await openCache(project)).articles.get('page')).toBeDefined();
    },
  );

  it('forgets pages that the last build did not have', async () => {
    const { project } = await builtProject();
    const cache = await openCache(project);
    cache.articles.set('new page', compiled('second'));
    await cache.save();
    const next = await openCache(project);
    expect(next.articles.get('page')).toBeUndefined();
    expect(next.articles.get('new page')).toEqual(compiled('second'));
  });

  it('remembers the fields of files too', async () => {
    const { project } = await builtProject();
    const cache = await openCache(project);
    cache.fields.set('title: Lists', { title: 'Lists' });
    await cache.save();
    expect((await openCache(project)).fields.get('title: Lists')).toEqual({ title: 'Lists' });
  });

  it('is empty when its file was cut off', async () => {
    const { project } = await builtProject();
    const file = join(project.cache, 'content.txt');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
    expect((await openCache(project)).articles.get('page')).toBeUndefined();
  });

  it('has lost what cannot be read', async () => {
    const { project } = await builtProject();
    const file = join(project.cache, 'content.txt');
    writeFileSync(file, readFileSync(file, 'utf8').replace('first', '"first'));
    expect((await openCache(project)).articles.get('page')).toBeUndefined();
  });

  it('writes nothing when nothing was compiled', async () => {
    const root = await tinySite(SOURCES);
    const project = projectFrom({ root, siteConfig: '' }, []);
    await (await openCache(project)).save();
    expect(existsSync(project.cache)).toBe(false);
  });
});
