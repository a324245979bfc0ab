import { expect, it } from 'vitest';
import { type ExampleGroup, findExamples } from './examples';

const GROUPS: readonly ExampleGroup[] = [
  {
    title: 'Data types',
    pages: [
      {
        title: 'Maps',
        path: '/maps',
        about: 'Keys and values.',
        examples: [
          { name: 'votes', programs: { jsligo: 'Map.add' } },
          { name: 'stock', programs: {} },
        ],
      },
      {
        title: 'Sets',
        path: '/sets',
        about: 'Each value once.',
        examples: [{ name: 'slots', programs: {} }],
      },
    ],
  },
  {
    title: 'Tutorials',
    pages: [{ title: 'Security', path: '/s', about: 'Attacks.', examples: [{ name: 'bank', programs: {} }] }],
  },
];
const namesOf = (query: string) =>
  findExamples(GROUPS, query).flatMap(({ pages }) =>
    pages.flatMap(({ examples }) => examples.map(({ name }) => name)),
  );

it.each([
  ['', ['votes', 'stock', 'slots', 'bank']],
  ['  ', ['votes', 'stock', 'slots', 'bank']],
  ['VOTES', ['votes']],
  ['value once', ['slots']],
  ['data stock', ['stock']],
  ['map.add', ['votes']],
  ['security', ['bank']],
  ['nothing', []],
])('a search for “%s” finds %j', (query, names) => expect(namesOf(query)).toEqual(names));
