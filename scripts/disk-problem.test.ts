import { expect, test } from 'vitest';
import { diskProblem } from './disk-problem.mjs';

const errorWith = (code: string, message: string) => Object.assign(new Error(message), { code });

test('a full or read-only disk is explained', () => {
  expect(diskProblem(errorWith('ENOSPC', 'ENOSPC: no space left on device, write'))).toBe(
    'ENOSPC: no space left on device, write\nThe disk is full. Free some space, and run the command again.',
  );
  expect(diskProblem(errorWith('EROFS', "EROFS: read-only file system, mkdir '/a'"))).toContain('read-only');
});

test('other errors are not', () => {
  expect(diskProblem(errorWith('ENOENT', 'ENOENT'))).toBeUndefined();
  expect(diskProblem(new Error('a bug'))).toBeUndefined();
  expect(diskProblem('a text')).toBeUndefined();
});
