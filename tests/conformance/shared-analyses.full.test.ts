/** The samples on pages that are checked once for several versions: each version gives the same. */
import { analyse, createLanguages, holdsIn, hovers } from '@ligo-docs/ligo';
import { expect, test } from 'vitest';
import { sampleFiles } from '../../packages/site/src/content/files';
import { readContent } from '../../packages/site/src/content/read';
import { parseOnce } from '../../packages/site/src/content/samples/analyse';
import { textsOf } from '../../packages/site/src/content/samples/findings';
import { programsOf } from '../../packages/site/src/content/samples/programs';
import { site } from '../../site.config';
import { ROOT } from '../helpers/dist';

test('samples that are checked once', { timeout: 900_000 }, async () => {
  const versions = site.docs.versions.map(({ name }) => name);
  const [newest, ...others] = new Set(createLanguages(versions).values());
  if (!newest) throw new Error('There is no version.');
  const content = await readContent({ root: ROOT, versions, includeDrafts: false });
  const parse = parseOnce(sampleFiles(ROOT));
  const programs = textsOf(content).flatMap(({ file, article }) =>
    programsOf(article.samples).map((program) => ({ file, program })),
  );
  const unique = new Map(programs.map((one) => [one.program.syntax + one.program.code, one]));
  const counts = { shared: 0, other: 0 };
  for (const { file, program } of unique.values()) {
    const parsed = parse(program);
    const analysis = analyse(newest, parsed.source, parsed);
    for (const language of others) {
      const isShared = holdsIn(analysis, language);
      counts[isShared ? 'shared' : 'other'] += 1;
      if (!isShared) continue;
      const there = analyse(language, parsed.source, parsed);
      expect(there.problems, `${file}: ${program.code}`).toEqual(analysis.problems);
      expect(hovers(there), `${file}: ${program.code}`).toEqual(hovers(analysis));
    }
  }
  console.log(`${counts.shared} programs are checked once, ${counts.other} again`);
  expect(counts.other).toBeGreaterThan(0);
  expect(counts.shared).toBeGreaterThan(counts.other * 4);
});
