import { expect, test } from 'vitest';
import { layOutStep } from './lay-out-step';

test.each([
  ['one line without bindings', 'f#1@(2)', 'f#1@(2)'],
  ['bindings', 'let a = 1 in let b = 2 in a', 'let a = 1 in\nlet b = 2 in\na'],
  [
    'cases in brackets',
    'fun s -> (match s with | None -> 0 | Some x -> let y = x in y)',
    'fun s -> (match s with\n  | None -> 0\n  | Some x -> let y = x in\n  y)',
  ],
  ['texts in quotes', 'let a = "x in (y | z)" in a', 'let a = "x in (y | z)" in\na'],
])('%s', (_, text, expected) => {
  expect(layOutStep(text)).toBe(expected);
  expect(layOutStep(text).replace(/\s+/g, ' ')).toBe(text);
});
