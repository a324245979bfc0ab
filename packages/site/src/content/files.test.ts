import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { relativePath } from './files';

test('a file below a folder has slashes on Windows', () => {
  expect(relativePath('C:\\site', 'C:\\site\\content\\docs\\intro.md', win32)).toBe('content/docs/intro.md');
  expect(relativePath('C:\\Site\\', 'c:\\site\\content\\faq.md', win32)).toBe('content/faq.md');
});

test('on other systems a backslash is part of a name', () => {
  expect(relativePath('/site', '/site/content/a\\b.md', posix)).toBe('content/a\\b.md');
});
