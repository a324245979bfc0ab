import { describe, expect, test } from 'vitest';
import { analyseText } from '../../tests/helpers/analyse-text';
import { valueForm } from './value-form';

/** The form of the type of the last declaration. */
function formIn(text: string, syntax: 'jsligo' | 'cameligo' = 'jsligo') {
  const analysis = analyseText(text, syntax);
  expect(analysis.problems).toEqual([]);
  const last = analysis.typed.declared.items.findLast((item) => item.kind === 'value');
  if (last?.kind !== 'value') throw new Error('The program declares no value.');
  return valueForm(last.type, syntax);
}

describe('the form of a type', () => {
  test('has a field for each literal', () => {
    expect(formIn('const x: nat = 1n;')).toEqual({ kind: 'literal', type: 'nat' });
    expect(formIn('let x : tez = 1tez', 'cameligo')).toEqual({ kind: 'literal', type: 'tez' });
  });

  test('expands records in the order of their declaration, and tuples', () => {
    expect(formIn('type t = { b: int, a: [nat, bool] };\nconst x: t = { b: 1, a: [1n, true] };')).toEqual({
      kind: 'record',
      fields: [
        { name: 'b', form: { kind: 'literal', type: 'int' } },
        { name: 'a', form: { kind: 'tuple', items: [{ kind: 'literal', type: 'nat' }, { kind: 'bool' }] } },
      ],
    });
  });

  test('chooses between the constructors of variants and of options', () => {
    expect(formIn('type t = Stop | Go of int\nlet x : t option = None', 'cameligo')).toEqual({
      kind: 'option',
      value: {
        kind: 'variant',
        cases: [
          { name: 'Stop', form: { kind: 'unit' } },
          { name: 'Go', form: { kind: 'literal', type: 'int' } },
        ],
      },
    });
  });

  test('has rows for collections', () => {
    expect(formIn('const x: map<string, list<address>> = Map.empty;')).toEqual({
      kind: 'map',
      key: { kind: 'literal', type: 'string' },
      value: { kind: 'list', item: { kind: 'literal', type: 'address' } },
    });
  });

  test('asks for an expression where there are no fields', () => {
    expect(formIn('const x = (n: int): int => n;')).toEqual({
      kind: 'expression',
      type: '(n: int) => int',
      example: expect.stringContaining('=>'),
    });
  });
});
