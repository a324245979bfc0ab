/** All tests on pages and of the recorded programs run twice: evaluated, and as compiled code. */
import { expect, test } from 'vitest';
import { site } from '../../../site.config';
import { evidenceLines } from '../../../tests/helpers/evidence';
import { sampleFiles } from '../../site/src/content/files';
import { readContent } from '../../site/src/content/read';
import { textsOf } from '../../site/src/content/samples/findings';
import { acceptedPrograms } from '../../site/src/content/samples/programs';
import type { LigoSyntax } from '../src/syntax/source';
import { syntaxOfFile } from '../src/syntax/source';
import { loadContracts } from '../src/tools/load-contracts';
import { analyseText } from './helpers/analyse-text';
import { MUTATES, tally, verdictsOn, WHY_SKIPPED } from './helpers/differential-programs';

interface Source {
  readonly file: string;
  readonly code: string;
  readonly syntax: LigoSyntax;
}

const load = loadContracts(sampleFiles(process.cwd()), ({ text, syntax }) => analyseText(text, syntax));

function tallyOf(sources: readonly Source[]) {
  const unique = [...new Map(sources.map((one) => [one.code, one])).values()];
  return tally(
    unique.flatMap(({ file, code, syntax }) => {
      if (!/\b(let|const) test/.test(code) || MUTATES.test(code)) return [];
      const analysis = analyseText(code, syntax);
      return analysis.problems.length > 0
        ? []
        : verdictsOn(analysis, load).map((verdict) => ({ file, verdict }));
    }),
  );
}

test('tests on pages', { timeout: 900_000 }, async () => {
  const versions = site.docs.versions.map(({ name }) => name);
  const content = await readContent({ root: process.cwd(), versions, includeDrafts: false });
  const sources = textsOf(content).flatMap(({ file, article }) =>
    acceptedPrograms(article.samples).map(({ code, syntax }) => ({ file, code, syntax })),
  );
  const { different, reasons, same } = tallyOf(sources);
  console.log(`pages: ${same} calls equal, skipped: ${reasons.join(' ')}`);
  expect(different).toEqual([]);
  expect(reasons).toEqual(WHY_SKIPPED);
  expect(same).toBeGreaterThan(100);
});

test.each(['types-guides', 'types-reference', 'types-crib'])('tests of %s', { timeout: 900_000 }, (set) => {
  const lines = evidenceLines<{ program: string; code: string; imports?: object }>(set);
  const sources = lines.flatMap(({ program, code, imports }) =>
    imports ? [] : [{ file: program, code, syntax: syntaxOfFile(program) }],
  );
  const { different, reasons, same } = tallyOf(sources);
  console.log(`${set}: ${same} calls equal, skipped: ${reasons.join(' ')}`);
  expect(different).toEqual([]);
  expect(WHY_SKIPPED).toEqual(expect.arrayContaining([...reasons]));
});
