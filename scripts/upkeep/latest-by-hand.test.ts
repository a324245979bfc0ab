import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../packages/site/src/content/files';
import { ROOT } from '../../tests/helpers/dist';
import { LATEST } from '../../tests/helpers/latest';

/** History, and commands that install one release. */
const FACTS = /^content\/docs\/intro\/(changelog|installation)\.md$/;

test('no page names the latest version by hand: it is written as {{latest}}', async () => {
  const files = (await listFiles(ROOT, 'content')).filter(
    (file) => file.endsWith('.md') && !FACTS.test(file),
  );
  const named: string[] = [];
  for (const file of files) {
    if (file === 'content/SOURCES.md') continue;
    const lines = (await readFile(join(ROOT, file), 'utf8')).split('\n');
    lines.forEach((line, index) => {
      const withoutMarks = line.replace(/\b(since|until|version)(=|: )[\d.]+/g, '');
      if (withoutMarks.includes(LATEST)) named.push(`${file}:${index + 1}`);
    });
  }
  expect(named).toEqual([]);
});
