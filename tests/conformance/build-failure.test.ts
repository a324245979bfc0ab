import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../helpers/dist';
import { LATEST } from '../helpers/latest';
import { buildMade, makeSite } from '../helpers/made-site';

test('a build that cannot write a file prints the path and exits with a non-zero code', () => {
  const site = makeSite('blocked', 3);
  const dist = join(ROOT, site.dist);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  writeFileSync(join(dist, 'docs'), 'a file where a folder has to be');
  const { status, output } = buildMade(site);
  expect(status).toBe(1);
  expect(output).toContain(join(dist, 'docs'));
  expect(output).not.toContain('    at ');
});

test('missing docs are a configuration error: nothing is built', () => {
  const site = makeSite('without-docs', 3);
  const dist = join(ROOT, site.dist);
  rmSync(dist, { recursive: true, force: true });
  rmSync(join(ROOT, site.content, 'content/docs'), { recursive: true });
  const { status, output } = buildMade(site);
  expect(output).toContain('Configuration error.');
  expect(output).toContain(`${LATEST}: it has no docs`);
  expect(status).toBe(1);
  expect(existsSync(join(dist, 'index.html'))).toBe(false);
});
