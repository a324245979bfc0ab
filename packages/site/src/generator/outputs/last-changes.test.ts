import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { hasGit } from '../../../../../tests/helpers/git';
import { addFiles, tinySite } from '../../../../../tests/helpers/tiny-site';
import { readLastChanges } from './last-changes';

function commit(root: string, date: string): void {
  const env = {
    ...process.env,
    GIT_COMMITTER_DATE: date,
    GIT_AUTHOR_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      env,
      stdio: 'ignore',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'change');
}

describe.skipIf(!hasGit())('the dates of last changes (needs git)', () => {
  it('are those of the last commits that changed the files, in UTC', async () => {
    const root = await tinySite({
      'content/docs/lists.md': 'one',
      'content/docs/größen.md': 'one',
      'src/a.ts': '',
    });
    commit(root, '2024-03-01T23:30:00-02:00');
    await addFiles(root, { 'content/docs/lists.md': 'two' });
    commit(root, '2024-05-09T10:00:00Z');
    expect([...(await readLastChanges(root))].sort()).toEqual([
      ['content/docs/größen.md', '2024-03-02'],
      ['content/docs/lists.md', '2024-05-09'],
    ]);
  });

  it('have paths relative to the parent of content/, wherever that is in the repository', async () => {
    const root = await tinySite({ 'site/content/docs/lists.md': 'one', 'content/docs/other.md': 'one' });
    commit(root, '2024-03-01T12:00:00Z');
    expect([...(await readLastChanges(`${root}/site`))]).toEqual([['content/docs/lists.md', '2024-03-01']]);
  });

  it('are unknown without a history or in a shallow clone', async () => {
    const bare = await tinySite({ 'content/docs/lists.md': 'one' });
    expect([...(await readLastChanges(bare))]).toEqual([]);
    commit(bare, '2024-03-01T12:00:00Z');
    await addFiles(bare, { 'content/docs/lists.md': 'two' });
    commit(bare, '2024-03-02T12:00:00Z');
    const shallow = `${await tinySite({})}/shallow`;
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${bare}`, shallow]);
    expect([...(await readLastChanges(shallow))]).toEqual([]);
  });
});
