import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tinySite } from '../../tests/helpers/tiny-site';
import { applyEdits, describeEdits } from './edits';

describe('edits of several files', () => {
  it('write, change and remove files', async () => {
    const root = await tinySite({ 'a.md': 'a', 'b.md': 'b' });
    const edits = new Map([
      ['a.md', 'new'],
      ['b.md', undefined],
      ['deep/c.md', 'c'],
    ]);
    expect(describeEdits(root, edits)).toEqual(['  change a.md', '  remove b.md', '  write  deep/c.md']);
    applyEdits(root, edits);
    expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe('new');
    expect(existsSync(join(root, 'b.md'))).toBe(false);
    expect(readFileSync(join(root, 'deep/c.md'), 'utf8')).toBe('c');
  });

  it('leave all files as they were if one cannot be written', async () => {
    const root = await tinySite({ 'a.md': 'a', 'b.md': 'b' });
    const edits = new Map([
      ['a.md', 'new'],
      ['c.md', 'c'],
      ['b.md', undefined],
      // A file cannot be a folder.
      ['a.md/d.md', 'd'],
    ]);
    expect(() => applyEdits(root, edits)).toThrow();
    expect(readFileSync(join(root, 'a.md'), 'utf8')).toBe('a');
    expect(readFileSync(join(root, 'b.md'), 'utf8')).toBe('b');
    expect(existsSync(join(root, 'c.md'))).toBe(false);
  });
});
