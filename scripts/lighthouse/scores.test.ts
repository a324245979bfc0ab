import { describe, expect, it } from 'vitest';
import { linesFor, type Report, scoresOf } from './scores';

const AUDITS = {
  lcp: { title: 'Largest paint after 4 s', score: 0.4 },
  alt: { title: 'Pictures have alternative texts', score: 1 },
  manual: { title: 'Tab order is logical', score: null },
};

function report(performance: number | null, accessibility: number): Report {
  return {
    categories: {
      performance: { score: performance, auditRefs: [{ id: 'lcp' }] },
      accessibility: { score: accessibility, auditRefs: [{ id: 'alt' }, { id: 'manual' }] },
    },
    audits: AUDITS,
  };
}

const goal = { path: '/playground', performance: 95 };
const goodOf = (one: Report) => scoresOf(one, goal).map(({ isGood }) => isGood);

describe('the scores of a page', () => {
  it('are good at the goal', () => expect(goodOf(report(0.95, 1))).toEqual([true, true]));

  it('are too low below the goal, which is 100 for all but speed', () => {
    expect(goodOf(report(0.94, 0.99))).toEqual([false, false]);
  });

  it('are too low if a category could not be measured', () => {
    expect(goodOf(report(null, 1))).toEqual([false, true]);
  });

  it('are printed with what made them too low', () => {
    expect(linesFor('/playground', scoresOf(report(0.5, 1), goal))).toEqual([
      '/playground: performance 50 (too low), accessibility 100',
      '  performance: Largest paint after 4 s',
    ]);
  });
});
