import { existsSync } from 'node:fs';
import { readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tinySite } from '../../tests/helpers/tiny-site';
import { folderWriter } from './write';

describe('writing into a folder', () => {
  it('writes files and tells how many and how large', async () => {
    const root = await tinySite({});
    const writer = folderWriter(root);
    await writer.write('index.html', 'héllo');
    await writer.write('docs/testing/index.html', Buffer.from('text'));
    expect(await writer.finish()).toEqual({
      files: 2,
      bytes: 10,
      changed: ['index.html', 'docs/testing/index.html'],
    });
    expect(await readFile(join(root, 'docs/testing/index.html'), 'utf8')).toBe('text');
  });

  it('knows the hash and the size of what it has written', async () => {
    const writer = folderWriter(await tinySite({}));
    await writer.write('one.html', 'héllo');
    await writer.write('other.html', 'hello');
    expect(writer.files.get('one.html')).toMatchObject({ size: 6 });
    expect(writer.files.get('other.html')).toEqual({ size: 5, hash: 'qvTGHdzF6KLavt4PO0gs2a6pQ00' });
    expect(writer.files.size).toBe(2);
  });

  it('leaves a file with the same content untouched', async () => {
    const root = await tinySite({ 'same.html': 'same', 'other.html': 'before' });
    const longAgo = new Date(2020, 0, 1);
    await utimes(join(root, 'same.html'), longAgo, longAgo);
    const writer = folderWriter(root);
    await writer.write('same.html', 'same');
    await writer.write('other.html', 'after');
    expect((await writer.finish()).changed).toEqual(['other.html']);
    expect((await stat(join(root, 'same.html'))).mtime).toEqual(longAgo);
    expect(await readFile(join(root, 'other.html'), 'utf8')).toBe('after');
  });

  it('removes what a former build has left, and the folders that become empty', async () => {
    const root = await tinySite({ 'old/deep/index.html': '', 'docs/old.html': '', 'docs/index.html': '' });
    const writer = folderWriter(root);
    await writer.write('docs/index.html', 'text');
    await writer.finish();
    expect(existsSync(join(root, 'old'))).toBe(false);
    expect(existsSync(join(root, 'docs/old.html'))).toBe(false);
    expect(existsSync(join(root, 'docs/index.html'))).toBe(true);
  });

  it('does not let two pages write one file', async () => {
    const writer = folderWriter(await tinySite({}));
    await writer.write('index.html', 'one');
    await expect(writer.write('index.html', 'two')).rejects.toThrow('Two pages write to index.html.');
  });
});
