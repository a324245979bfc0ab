/** Types in queries: parsed in both syntaxes, and matched up to variable names and argument order. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findByType } from '../../packages/site/src/search/types/find';
import { fitCost } from '../../packages/site/src/search/types/fit';
import { COST } from '../../packages/site/src/search/types/match';
import { parseType } from '../../packages/site/src/search/types/parse';
import { printType } from '../../packages/site/src/search/types/print';
import { readTypeQuery } from '../../packages/site/src/search/types/read-query';
import {
  functionOf,
  named,
  signatureOf,
  type TypeTree,
  tuple,
  variable,
} from '../../packages/site/src/search/types/tree';
import { mutated } from './arbitraries';

const PLAIN = ['nat', 'int', 'tez', 'string', 'bytes', 'bool', 'unit', 'address', 'key', 'operation'];
const UNARY = ['list', 'set', 'option', 'contract'];
const BINARY = ['map', 'big_map'];
const KNOWN = new Set([...PLAIN, ...UNARY, ...BINARY]);
const VARIABLES = ['a', 'b', 'c'];

const { type } = fc.letrec<{ type: TypeTree }>((tie) => {
  const inner = tie('type');
  return {
    type: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      fc.constantFrom(...PLAIN).map((name) => named(name)),
      fc.constantFrom(...VARIABLES).map(variable),
      fc.tuple(fc.constantFrom(...UNARY), inner).map(([name, arg]) => named(name, [arg])),
      fc
        .tuple(fc.constantFrom(...BINARY), inner, inner)
        .map(([name, key, value]) => named(name, [key, value])),
      fc.array(inner, { minLength: 2, maxLength: 3 }).map(tuple),
      fc.tuple(inner, inner).map((args): TypeTree => ({ kind: 'record', name: 'one two', args })),
      fc
        .tuple(fc.array(inner, { minLength: 1, maxLength: 2 }), inner)
        .map(([args, result]) => functionOf(args, result)),
    ),
  };
});

/** A function, as most values of the library are. A function that returns a function is one with more arguments. */
const functionType: fc.Arbitrary<TypeTree> = fc
  .tuple(fc.array(type, { minLength: 1, maxLength: 4 }), type)
  .map(([args, result]) => functionOf(args, result.kind === 'function' ? tuple([result, result]) : result));

/** Other names for the variables. */
const newNames = fc
  .shuffledSubarray(['x', 'y', 'z'], { minLength: 3 })
  .map((names) => new Map(VARIABLES.map((name, index) => [name, names[index] ?? name])));

function renamed(tree: TypeTree, names: ReadonlyMap<string, string>): TypeTree {
  const args = tree.args.map((one) => renamed(one, names));
  return { ...tree, args, name: tree.kind === 'variable' ? (names.get(tree.name) ?? tree.name) : tree.name };
}

describe('any type', () => {
  test.each(['jsligo', 'cameligo'] as const)('can be printed in %s and parsed back', (syntax) => {
    fc.assert(
      fc.property(functionType, (made) => {
        const written = printType(made, syntax);
        const typeName = (name: string) => (VARIABLES.includes(name) ? undefined : name);
        expect(parseType(written, typeName), written).toEqual(made);
      }),
    );
  });

  test('finds the value that has it, with other variables and its arguments in another order', () => {
    const values = fc
      .tuple(functionType, newNames, fc.array(functionType, { maxLength: 3 }))
      .chain(([made, names, others]) => {
        const { args, result } = signatureOf(made);
        return fc
          .shuffledSubarray([...args], { minLength: args.length })
          .map((moved) => ({ made, query: renamed(functionOf(moved, result), names), others }));
      });
    fc.assert(
      fc.property(values, ({ made, query, others }) => {
        expect(fitCost(query, made)).toBeLessThanOrEqual(
          COST.moved * Math.max(0, made.args.length - 2) + 1e-9,
        );
        const library = [made, ...others].map((one, index) => ({
          title: `v${index}`,
          type: one,
        }));
        const found = findByType(query, library);
        expect(found.map(({ value }) => value.type)).toContain(made);
        const costs = found.map(({ cost }) => cost);
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      }),
    );
  });

  test('matches another equally well when variables are renamed, on either side', () => {
    fc.assert(
      fc.property(functionType, functionType, newNames, newNames, (wanted, offered, names, more) => {
        const before = fitCost(wanted, offered);
        const after = fitCost(renamed(wanted, names), renamed(offered, more));
        if (Number.isFinite(before)) expect(after).toBeCloseTo(before, 9);
        else expect(after).toBe(before);
      }),
    );
  });
});

describe('any query', () => {
  const TOKENS = [...'()<>[]{},;:*.?_→" ', "'a", '->', '=>'];
  const VALUES = VARIABLES.map((title) => ({
    title,
    type: functionOf([variable('a')], named('nat')),
  }));
  const tokens = fc
    .array(fc.constantFrom(...TOKENS, ...PLAIN, ...UNARY, ...BINARY), { maxLength: 60 })
    .map((words) => words.join(' '));
  const typed = fc
    .tuple(functionType, fc.constantFrom('jsligo', 'cameligo'))
    .map(([made, syntax]) => printType(made, syntax));
  const nested = fc
    .tuple(fc.nat({ max: 40 }), fc.constantFrom(...PLAIN), fc.nat({ max: 40 }))
    .map(([open, name, close]) => '('.repeat(open) + name + ')'.repeat(close));

  test('is read as a type or not, and finds values of the library only', () => {
    fc.assert(
      fc.property(fc.oneof(tokens, mutated(typed), nested), (query) => {
        const read = readTypeQuery(query, KNOWN);
        for (const { value } of read ? findByType(read, VALUES) : []) expect(VALUES).toContain(value);
      }),
    );
  });

  // Parsing with exponential backtracking would exceed the time limit of a test.
  test.each(['()', '[]', '<>', '{}'])('may nest %s 150 deep', ([open = '', close = '']) => {
    expect(() => parseType(`${open.repeat(150)}nat${close.repeat(150)}`)).not.toThrow();
  });

  test('in 18 pairs of parentheses is still a type', () => {
    expect(parseType(`${'('.repeat(18)}nat${')'.repeat(18)} -> int`)).toBeDefined();
  });
});
