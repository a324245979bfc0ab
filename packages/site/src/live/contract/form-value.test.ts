import type { LiteralType, ValueForm } from '@ligo-docs/ligo';
import { describe, expect, it } from 'vitest';
import { type FormValue, isComplete, literalProblem, startValue, written } from './form-value';

const ALICE = 'tz1MBWU1WkszFfkEER2pgn4ATKXE9ng7x1sR';
const INT: ValueForm = { kind: 'literal', type: 'int' };
const text = (content: string): FormValue => ({ kind: 'text', text: content });
const items = (...all: readonly FormValue[]): FormValue => ({ kind: 'items', items: all });

describe('a field', () => {
  it.each<[LiteralType, readonly string[], readonly string[]]>([
    ['int', ['0', '-5', '123456789012345678901234567890'], ['', '1.5', '--1', '1n', 'x']],
    ['nat', ['0', '5'], ['', '-1', '1.5', '5n']],
    [
      'tez',
      ['0tez', '1.5tez', '7mutez', '0.000001tez'],
      ['', 'tez', '-1tez', '1.0000001tez', '0.5mutez', '9999999999999tez'],
    ],
    ['string', ['', 'a "b" \\', 'two\nlines'], ['é', '\u0007']],
    ['bytes', ['', '0x', '0x00fF', 'ab'], ['0x0', 'xyz']],
    ['timestamp', ['2024-01-01T00:00:00Z'], ['', 'noon', '2024-13-01T00:00:00Z']],
    [
      'address',
      [ALICE, `KT1${ALICE.slice(3)}`, `KT1${ALICE.slice(3)}%add`],
      ['', 'alice', 'tz9', `${ALICE}x`],
    ],
    ['key_hash', [ALICE], [`KT1${ALICE.slice(3)}`]],
    ['key', ['edpk123'], ['', 'l0O']],
  ])('for %s takes %j and refuses %j', (type, good, bad) => {
    expect(good.filter((one) => literalProblem(type, one))).toEqual([]);
    expect(bad.filter((one) => !literalProblem(type, one))).toEqual([]);
  });
});

describe('fields are written as an expression', () => {
  it.each<[string, ValueForm, FormValue, jsligo: string, cameligo: string]>([
    ['a number', { kind: 'literal', type: 'nat' }, text('5'), '5n', '5n'],
    ['an amount', { kind: 'literal', type: 'tez' }, text('1.5tez'), '1500000mutez', '1500000mutez'],
    ['a string', { kind: 'literal', type: 'string' }, text('a"\n'), '"a\\"\\n"', '"a\\"\\n"'],
    ['bytes', { kind: 'literal', type: 'bytes' }, text('ab'), '0xab', '0xab'],
    [
      'an address',
      { kind: 'literal', type: 'address' },
      text(ALICE),
      `("${ALICE}" as address)`,
      `("${ALICE}" : address)`,
    ],
    ['a bool', { kind: 'bool' }, text('true'), 'true', 'true'],
    ['unit', { kind: 'unit' }, text(''), '[]', '()'],
    [
      'a record',
      {
        kind: 'record',
        fields: [
          { name: 'a', form: INT },
          { name: 'b', form: INT },
        ],
      },
      items(text('1'), text('2')),
      '{ a: 1, b: 2 }',
      '{ a = 1; b = 2 }',
    ],
    ['a tuple', { kind: 'tuple', items: [INT, INT] }, items(text('1'), text('2')), '[1, 2]', '(1, 2)'],
    [
      'a constructor',
      {
        kind: 'variant',
        cases: [
          { name: 'Stop', form: { kind: 'unit' } },
          { name: 'Go', form: INT },
        ],
      },
      { kind: 'case', index: 1, value: text('-1') },
      'Go(-1)',
      'Go (-1)',
    ],
    [
      'a constructor alone',
      { kind: 'variant', cases: [{ name: 'Stop', form: { kind: 'unit' } }] },
      { kind: 'case', index: 0, value: text('') },
      'Stop()',
      'Stop',
    ],
    [
      'no option',
      { kind: 'option', value: INT },
      { kind: 'case', index: 0, value: text('') },
      'None()',
      'None',
    ],
    [
      'an option',
      { kind: 'option', value: INT },
      { kind: 'case', index: 1, value: text('1') },
      'Some(1)',
      'Some (1)',
    ],
    ['a list', { kind: 'list', item: INT }, items(text('1'), text('2')), '[1, 2]', '[1; 2]'],
    ['an empty set', { kind: 'set', item: INT }, items(), 'Set.empty', 'Set.empty'],
    [
      'a map',
      { kind: 'map', key: INT, value: INT },
      items(items(text('1'), text('2'))),
      'Map.literal([[1, 2]])',
      'Map.literal [(1, 2)]',
    ],
    ['an expression', { kind: 'expression', type: 'f', example: 'x => x' }, text('y'), 'y', 'y'],
  ])('%s', (_, form, value, jsligo, cameligo) => {
    expect(isComplete(form, value)).toBe(true);
    expect([written(form, value, 'jsligo'), written(form, value, 'cameligo')]).toEqual([jsligo, cameligo]);
  });

  it('only if all of them are valid, however deep', () => {
    const form: ValueForm = { kind: 'list', item: { kind: 'option', value: INT } };
    const some = (content: string): FormValue => ({ kind: 'case', index: 1, value: text(content) });
    expect(isComplete(form, items(some('1')))).toBe(true);
    expect(isComplete(form, items(some('1'), some('x')))).toBe(false);
  });
});

it('fields start with a valid value', () => {
  const form: ValueForm = {
    kind: 'record',
    fields: [
      { name: 'owner', form: { kind: 'literal', type: 'address' } },
      { name: 'log', form: { kind: 'big_map', key: INT, value: INT } },
      { name: 'next', form: { kind: 'option', value: INT } },
      { name: 'state', form: { kind: 'variant', cases: [{ name: 'Open', form: INT }] } },
    ],
  };
  const value = startValue(form, ALICE);
  expect(isComplete(form, value)).toBe(true);
  expect(written(form, value, 'cameligo')).toBe(
    `{ owner = ("${ALICE}" : address); log = Big_map.empty; next = None; state = Open (1) }`,
  );
});
