import { describe, expect, test } from 'vitest';
import { createProgress, progressLine, reportLines } from './progress';

function written(isTTY: boolean, columns?: number) {
  const texts: string[] = [];
  return { texts, progress: createProgress({ isTTY, columns, write: (text) => texts.push(text) }) };
}

describe('progress', () => {
  test('on a terminal is one line that changes, cut to its width', () => {
    const { texts, progress } = written(true, 30);
    progress.start('unit tests');
    progress.start('production build');
    progress.update('unit tests', 3, 40);
    progress.finish('unit tests', '40 passed');
    expect(texts.map((text) => text.replace('\r\x1b[K', ''))).toEqual([
      'unit tests …',
      'unit tests … · production bui',
      'unit tests 3 of 40 · producti',
      'unit tests: 40 passed\n',
      'production build …',
    ]);
  });

  test('elsewhere is a line when a step starts, for each quarter, and when it ends', () => {
    const { texts, progress } = written(false);
    progress.start('unit tests');
    for (let done = 1; done <= 8; done++) progress.update('unit tests', done, 8);
    progress.finish('unit tests', '8 passed');
    expect(texts).toEqual([
      'unit tests …\n',
      'unit tests: 25 %\n',
      'unit tests: 50 %\n',
      'unit tests: 75 %\n',
      'unit tests: 8 passed\n',
    ]);
  });

  test('is read from the output of the reporters', () => {
    const reports: [number, number][] = [];
    const read = reportLines((done, total) => reports.push([done, total]));
    for (const line of `Running${progressLine(2, 7)}done 3 of 4`.split('\n')) read(line);
    expect(reports).toEqual([[2, 7]]);
  });
});
