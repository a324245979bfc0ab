import { expect, test } from 'vitest';
import { readEvaluation } from './commands';

test.each([
  ["ligo run evaluate-expr rates.jsligo 'fee(2n)'", 'rates', 'jsligo', 'fee(2n)'],
  ['ligo run interpret "fee 2n" --init-file rates.mligo', 'rates', 'cameligo', 'fee 2n'],
  ["ligo run dry-run hall.jsligo -m Hall 'Enter(3)' 5", 'hall', 'jsligo', 'Hall.enter((3))(5)'],
  ["ligo run dry-run hall.mligo 'Close' '5n'", 'hall', 'cameligo', 'close(unit)(5n)'],
])('%s evaluates an expression in a file', (command, file, syntax, expression) => {
  expect(readEvaluation(command)).toEqual({ file, syntax, expression });
});

test.each([
  'ligo compile contract hall.jsligo',
  "ligo run evaluate-expr hall.jsligo 'is_open()' --now 2030-05-31T00:00:00Z",
  "ligo run dry-run hall.jsligo 'Enter(3)' 5 --sender tz1abc",
])('%s does not, or uses flags', (command) => {
  expect(readEvaluation(command)).toBeUndefined();
});
