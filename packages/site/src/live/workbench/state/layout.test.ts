import { expect, it } from 'vitest';
import { readLayout } from './layout';

const START_LAYOUT = readLayout(undefined);

it('a stored layout is read with its sizes and its panel, and starts with the code', () => {
  expect(readLayout({ view: 'Contract', panel: 'Contract', editor: 40, problems: 30 })).toEqual({
    view: 'Code',
    panel: 'Contract',
    editor: 40,
    problems: 30,
  });
});

it.each([null, 'x', 7, [], {}, { editor: 'x', problems: {}, panel: 'Gone' }, { editor: Number.NaN }])(
  'a stored layout that is %j is as at the start',
  (data) => expect(readLayout(data)).toEqual(START_LAYOUT),
);

it('a stored size is within its limits', () => {
  expect(readLayout({ editor: 1e9, problems: -1 })).toMatchObject({ editor: 75, problems: 6 });
});
