import { describe, expect, it } from 'vitest';
import type { Output } from '../worker/messages';
import type { RunReport } from '../worker/report';
import { notesOf, problemLine } from './line-notes';
import { withNotes } from './static-notes';

const TEXT = 'const a = 1;\nconst test_b = a;\nconst test_c = a;';
const nothing: RunReport = { values: [], tests: [], failures: [], output: '', contracts: [] };
const done = { kind: 'done', ...nothing } as const;
const at = (line: number) => {
  const from =
    TEXT.split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  return { from, to: from + 5 };
};

describe('the notes of a run', () => {
  it('are values and results of tests at their lines, and failures where they happened', () => {
    const outcome: Output<'run'> = {
      ...done,
      values: [{ name: 'a', value: '1', place: at(1) }],
      tests: [
        { name: 'test_b', value: '1', place: at(2), failure: undefined },
        {
          name: 'test_c',
          value: '',
          place: at(3),
          failure: { message: 'failed with "X"', place: at(1) },
        },
      ],
    };
    expect(notesOf(outcome, TEXT).map(({ line, kind, text }) => `${line} ${kind} ${text}`)).toEqual([
      '1 value = 1',
      '2 passed passed: 1',
      '1 failed failed with "X"',
    ]);
  });

  it('name the values that one declaration binds', () => {
    const values = ['a', 'b'].map((name) => ({ name, value: `${name}!`, place: at(2) }));
    expect(notesOf({ ...done, values }, TEXT)).toEqual([{ line: 2, kind: 'value', text: 'a = a!, b = b!' }]);
  });

  it('of a refused program are its problems', () => {
    const outcome: Output<'run'> = { kind: 'refused', problems: [{ message: 'no', place: at(2) }] };
    expect(notesOf(outcome, TEXT)).toEqual([{ line: 2, kind: 'failed', text: 'no' }]);
  });

  it('leave the text of the code as it is, and cannot end their attribute', () => {
    const html = withNotes('<b>one</b>\ntwo', [{ line: 1, kind: 'value', text: '= "<&>"' }]);
    expect(html).toBe(
      '<b>one</b><span class="live-note is-value" data-note="= &quot;<&amp;>&quot;"></span>\ntwo',
    );
  });
});

describe('a problem', () => {
  it('is reported with its line and column, and what to do', () => {
    const problem = { message: 'Unknown name.', hint: 'Did you mean `a`?', place: { from: 19, to: 20 } };
    expect(problemLine(problem, TEXT)).toBe('Line 2, column 7: Unknown name. Did you mean `a`?');
  });
});
