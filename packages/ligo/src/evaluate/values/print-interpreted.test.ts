import { expect, test } from 'vitest';
import { analyseText } from '../../../tests/helpers/analyse-text';
import { run } from '../../tools/run';
import { printInterpreted } from './print-interpreted';

test.each([
  ['a number', '5', '5'],
  ['an amount', '2tez', '2000000mutez'],
  ['a boolean', 'true', 'True(unit)'],
  ['an option', 'Some "a"', 'Some("a")'],
  ['a tuple', '(1n, ())', '( +1 , unit )'],
  ['a list from its head', '[1; 2]', 'CONS(1 , CONS(2 , LIST_EMPTY()))'],
  [
    'a map from its smallest key',
    'Map.literal [(2, "b"); (1, "a")]',
    'MAP_ADD(1 , "a" , MAP_ADD(2 , "b" , MAP_EMPTY()))',
  ],
  [
    'a set from its largest element',
    'Set.literal [1; 3; 2]',
    'SET_ADD(3 , SET_ADD(2 , SET_ADD(1 , SET_EMPTY())))',
  ],
])('the command line prints %s: %s', async (_, expression, printed) => {
  const { values } = await run(analyseText(`let x = ${expression}`, 'cameligo'));
  const value = values.get('x');
  expect(value && printInterpreted(value)).toBe(printed);
});
