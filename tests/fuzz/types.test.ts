/** Types as readers may write them: read in both syntaxes, and found whatever their variables and their order. */
import { describe, expect, test } from 'vitest';
import { COST } from '../../src/search/types/costs';
import { findByType } from '../../src/search/types/find';
import { fitCost } from '../../src/search/types/fit';
import { parseType } from '../../src/search/types/parse';
import { printType } from '../../src/search/types/print';
import { readTypeQuery } from '../../src/search/types/read-query';
import { functionOf, type TypeTree } from '../../src/search/types/tree';
import { type Chance, holdsFor, must } from '../helpers/chance';

const PLAIN = ['nat', 'int', 'tez', 'string', 'bytes', 'bool', 'unit', 'address', 'key', 'operation'];
const APPLIED: readonly (readonly [string, number])[] = [
  ['list', 1],
  ['set', 1],
  ['option', 1],
  ['contract', 1],
  ['map', 2],
  ['big_map', 2],
];
const KNOWN = new Set([...PLAIN, ...APPLIED.map(([name]) => name)]);
const VARIABLES = ['a', 'b', 'c'];

function someType(chance: Chance, depth: number): TypeTree {
  const inner = () => someType(chance, depth - 1);
  if (depth === 0 || chance.yes(0.3))
    return chance.yes(0.3)
      ? { kind: 'variable', name: chance.pick(VARIABLES) }
      : { kind: 'named', name: chance.pick(PLAIN), args: [] };
  switch (chance.below(5)) {
    case 0:
      return { kind: 'tuple', items: [inner(), inner(), ...chance.upTo(1, inner)] };
    case 1:
      return { kind: 'record', fields: ['one', 'two'].map((name) => ({ name, type: inner() })) };
    case 2:
      return functionOf([inner(), ...chance.upTo(1, inner)], inner());
    default: {
      const [name, count] = chance.pick(APPLIED);
      return { kind: 'named', name, args: Array.from({ length: count }, inner) };
    }
  }
}

/** A function, as most values of the library are; a lone tuple is the same as several arguments, and not made here. */
function someFunction(chance: Chance): Extract<TypeTree, { kind: 'function' }> {
  const args = [0, ...chance.upTo(3, (index) => index)].map(() => someType(chance, 2));
  const result = someType(chance, 2);
  return {
    kind: 'function',
    args,
    result: result.kind === 'function' ? { kind: 'tuple', items: [result, result] } : result,
  };
}

function renamed(type: TypeTree, names: ReadonlyMap<string, string>): TypeTree {
  const inner = (one: TypeTree) => renamed(one, names);
  switch (type.kind) {
    case 'variable':
      return { kind: 'variable', name: names.get(type.name) ?? type.name };
    case 'named':
      return { ...type, args: type.args.map(inner) };
    case 'tuple':
      return { ...type, items: type.items.map(inner) };
    case 'record':
      return { ...type, fields: type.fields.map((field) => ({ ...field, type: inner(field.type) })) };
    case 'function':
      return { ...type, args: type.args.map(inner), result: inner(type.result) };
  }
}

const newNames = (chance: Chance) => {
  const fresh = chance.shuffled(['x', 'y', 'z']);
  return new Map(VARIABLES.map((name, index) => [name, fresh[index] ?? name]));
};

/** Costs are sums of decimal fractions. */
const near = (a: number, b: number) => a === b || Math.abs(a - b) < 1e-9;

describe('any type', () => {
  test('is written in both syntaxes in a way that is read back as the same', () => {
    holdsFor(
      'written types',
      (chance) => someFunction(chance),
      (type) => {
        for (const syntax of ['jsligo', 'cameligo'] as const) {
          const text = printType(type, syntax);
          const read = parseType(text, { isVariable: (name) => VARIABLES.includes(name) });
          must(JSON.stringify(read) === JSON.stringify(type), `${text} is read as ${JSON.stringify(read)}`);
        }
      },
    );
  });

  test('finds the value that has it, with other variables and its arguments in another order', () => {
    holdsFor(
      'own types',
      (chance) => {
        const type = someFunction(chance);
        const query = renamed({ ...type, args: chance.shuffled(type.args) }, newNames(chance));
        return { type, query, others: chance.upTo(3, () => someFunction(chance)) };
      },
      ({ type, query, others }) => {
        const cost = fitCost(query, type);
        const most = COST.moved * Math.max(0, type.args.length - 1);
        must(cost <= most + 1e-9, `it costs ${cost}, at most ${most} was expected`);
        const values = [type, ...others].map((one, index) => ({
          name: `v${index}`,
          type: one,
          deprecated: false,
        }));
        const found = findByType(query, values);
        must(
          found.some(({ value }) => value.type === type),
          'it is not found',
        );
        const costs = found.map((one) => one.cost);
        must(costs.join() === costs.toSorted((a, b) => a - b).join(), `costs out of order: ${costs}`);
      },
    );
  });

  test('fits another as well as before when variables are renamed, on either side', () => {
    holdsFor(
      'renamed types',
      (chance) => ({
        wanted: someFunction(chance),
        offered: someFunction(chance),
        names: newNames(chance),
        more: newNames(chance),
      }),
      ({ wanted, offered, names, more }) => {
        const before = fitCost(wanted, offered);
        const after = fitCost(renamed(wanted, names), renamed(offered, more));
        must(near(before, after), `the fit costs ${before}, then ${after}`);
      },
    );
  });
});

describe('any query', () => {
  const SIGNS = [
    "'a",
    '->',
    '=>',
    '(',
    ')',
    '<',
    '>',
    '[',
    ']',
    '{',
    '}',
    ',',
    ';',
    ':',
    '*',
    '.',
    '?',
    '_',
    '→',
    '"',
    ' ',
    '(',
  ];
  const values = [...'abc'].map((name) => ({
    name,
    deprecated: false,
    type: functionOf([{ kind: 'variable', name: 'a' }], { kind: 'named', name: 'nat', args: [] }),
  }));

  test('is read as a type or not, in no time, and what it finds fits', () => {
    holdsFor(
      'queries of types',
      (chance) => {
        const made = chance
          .upTo(60, () => chance.pick([...SIGNS, chance.pick(PLAIN), chance.pick(APPLIED)[0]]))
          .join(' ');
        const typed = printType(someFunction(chance), chance.pick(['jsligo', 'cameligo'] as const));
        const deep = '('.repeat(chance.below(40)) + chance.pick(PLAIN) + ')'.repeat(chance.below(40));
        return chance.pick([made, chance.mutated(typed), deep]);
      },
      (query) => {
        const start = process.cpuUsage();
        const type = readTypeQuery(query, KNOWN);
        if (type) findByType(type, values);
        const { user } = process.cpuUsage(start);
        must(user < 500_000, `it took ${user / 1000} ms`);
      },
    );
  });

  test('with brackets in brackets takes no longer than others', () => {
    const start = process.cpuUsage();
    for (const [open, close] of ['()', '[]', '<>', '{}']) {
      const text = `${open?.repeat(150)}nat${close?.repeat(150)}`;
      expect(() => parseType(text)).not.toThrow();
    }
    expect(parseType(`${'('.repeat(18)}nat${')'.repeat(18)} -> int`)).toBeDefined();
    expect(process.cpuUsage(start).user).toBeLessThan(500_000);
  });
});
