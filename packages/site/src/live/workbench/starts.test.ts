import { describe, expect, test } from 'vitest';
import { SYNTAXES } from '../../model/syntax';
import { openPrograms } from '../worker/programs';
import { reportRun } from '../worker/report';
import { STARTS } from './starts';

const { open } = openPrograms(async () => ({ version: 'next', files: {} }));

describe.each(STARTS)('the start of $name', ({ programs }) => {
  test.each(SYNTAXES)('is accepted, passes its tests and has a contract in %s', async (syntax) => {
    const opened = await open({ syntax, before: '', text: programs[syntax] ?? '', library: '' });
    expect(opened.problems).toEqual([]);
    const { tests, failures, contracts } = await reportRun(opened);
    expect(failures).toEqual([]);
    expect(tests.map(({ failure }) => failure)).toEqual([undefined]);
    expect(contracts).toHaveLength(1);
  });
});
