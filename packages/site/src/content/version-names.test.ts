import { describe, expect, test } from 'vitest';
import type { Library, LibrarySymbol } from './content';
import { findLackingIn } from './version-names';

const flag = (name: string, range = {}) => ({
  flag: name,
  names: [name],
  aliases: [],
  description: '',
  line: 1,
  ...range,
});
const symbol = (fullName: string, range = {}): LibrarySymbol => ({
  fullName,
  kind: 'value',
  cameligo: '',
  page: '',
  anchor: '',
  ...range,
});

const library: Library = {
  entries: [],
  symbols: new Map([
    ['List.map', symbol('List.map')],
    ['List.zip', symbol('List.zip', { since: '1.10.0' })],
  ]),
  commands: new Map([
    ['ligo', { page: '', flagNames: [], flags: [] }],
    ['lsp', { page: '', flagNames: [], flags: [flag('--skip-analytics', { since: '1.10.0' })] }],
    [
      'compile contract',
      { page: '', flagNames: [], flags: [flag('--views'), flag('--old', { until: '1.6.0' })] },
    ],
    ['compile type', { page: '', flagNames: [], flags: [], since: '1.10.0' }],
  ]),
};

const findLacking = findLackingIn(library);
const VERSIONS = ['next', '1.10.0', '1.6.0'];

describe('names that every version of the text has', () => {
  test.each([
    'List.map',
    'ligo compile contract a.mligo --views v',
    '$ ligo compile contract a.mligo',
    '--views',
    '--unknown',
    'ls --skip-analytics',
    'ligo',
    'let x = 1',
  ])('%s', (code) => expect(findLacking(code, VERSIONS)).toBeUndefined());
});

describe('names that a version lacks', () => {
  test.each([
    ['List.zip', "'List.zip' does not exist in 1.6.0"],
    ['--skip-analytics', "'--skip-analytics' does not exist in 1.6.0"],
    ['ligo lsp --skip-analytics', "'--skip-analytics of ligo lsp' does not exist in 1.6.0"],
    ['ligo lsp --skip-analytics=true', "'--skip-analytics of ligo lsp' does not exist in 1.6.0"],
    [
      '$ ligo compile contract a.mligo --old',
      "'--old of ligo compile contract' does not exist in next, 1.10.0",
    ],
    ['ligo compile type T', "'ligo compile type' does not exist in 1.6.0"],
  ])('%s', (code, message) => expect(findLacking(code, VERSIONS)).toContain(message));

  test('are fine in a text for the versions that have them', () => {
    expect(findLacking('ligo lsp --skip-analytics', ['next', '1.10.0'])).toBeUndefined();
  });
});
