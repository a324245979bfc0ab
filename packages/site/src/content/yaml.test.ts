import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { listener } from '../../../../tests/helpers/listener';
import { readYaml } from './yaml';

const dish = z.strictObject({ name: z.string().min(1), price: z.number().optional() });
const menu = z.strictObject({
  title: z.string(),
  kind: z.enum(['lunch', 'dinner']).optional(),
  dishes: z.array(z.union([z.string(), dish])).min(1),
  notes: z.record(z.string(), z.string()).optional(),
});

function readMenu(text: string) {
  const { report, messages } = listener();
  return { yaml: readYaml({ file: 'menu.yaml', text }, menu, report), messages };
}

describe('YAML of the right shape', () => {
  const text =
    'title: Menu\ndishes:\n  - soup\n  - name: bread\nnotes:\n  long: |\n    First.\n  folded: >-\n    Second.\n';

  it('is read', () => {
    const { yaml, messages } = readMenu(text);
    expect(messages).toEqual([]);
    expect(yaml?.data.dishes).toEqual(['soup', { name: 'bread' }]);
  });

  test.each([
    [['title'], 1],
    [['dishes', 0], 3],
    [['dishes', 1, 'name'], 4],
    [['notes', 'long'], 7],
    [['notes', 'folded'], 9],
  ])('provides the line at which the text of %j starts: %i', (path, line) => {
    expect(readMenu(text).yaml?.lineOf(path)).toBe(line);
  });

  it('may contain anchors and aliases', () => {
    const { yaml } = readMenu('title: &name Menu\ndishes: [*name]\n');
    expect(yaml?.data.dishes).toEqual(['Menu']);
  });
});

describe('text that is not YAML', () => {
  const ADVICE =
    "check quotes, brackets and indentation; text that contains ': ' or starts with a special character needs quotes.";

  test.each([
    ['a colon in plain text', 'dishes: [soup]\ntitle: Menu: today\n', 2, ADVICE],
    ['a bracket that is not closed', 'title: Menu\ndishes: [soup\n', 3, ADVICE],
    ['a quote that is not closed', 'title: "Menu\n', 2, ADVICE],
    ['a special character at the start', 'title: Menu\ndishes: [@soup]\n', 2, ADVICE],
    ['a value that contains itself', 'title: Menu\ndishes: &all\n  - soup\n  - *all\n', 4, ADVICE],
    ['an unknown tag', 'title: !menu Menu\ndishes: [soup]\n', 1, ADVICE],
    ['a leading star', 'title: Menu\ndishes:\n  - *soup\n', 3, ADVICE],
    ['a duplicate field', 'title: Menu\ndishes: [soup]\ntitle: Other\n', 3, 'remove one of the two fields.'],
    ['a tab', 'title: Menu\ndishes:\n\t- soup\n', 3, 'indent with spaces.'],
  ])('is reported with its line: %s', (_name, text, line, advice) => {
    const { yaml, messages } = readMenu(text);
    expect(yaml).toBeUndefined();
    expect(messages[0]).toMatch(new RegExp(`^menu\\.yaml:${line}: Invalid YAML \\(`));
    expect(messages[0]).toContain(advice);
  });
});

describe('YAML of the wrong shape', () => {
  test.each([
    ['', ["menu.yaml:1: 'title' is missing: add it.", "menu.yaml:1: 'dishes' is missing: add it."]],
    ['- soup\n', ['menu.yaml:1: The file must be a group of fields, not a list.']],
    ['title: Menu\ndishes: soup\n', ["menu.yaml:2: 'dishes' must be a list, not a string."]],
    ['title: Menu\ndishes: []\n', ["menu.yaml:2: 'dishes' is empty: fill it in, or remove it."]],
    ['title:\ndishes: [soup]\n', ["menu.yaml:1: 'title' must be a string, not empty."]],
    [
      'title: Menu\nkind: brunch\ndishes: [soup]\n',
      ["menu.yaml:2: 'kind' is invalid: use one of lunch, dinner."],
    ],
    [
      'title: Menu\ndishes:\n  - soup\n  - 3\n',
      ["menu.yaml:4: 'dishes.1' must be a string or a group of fields."],
    ],
    [
      'title: Menu\ndishes:\n  - soup\n  - nam: bread\n',
      [
        "menu.yaml:4: 'dishes.1.name' is missing: add it.",
        "menu.yaml:4: Unknown field 'nam': did you mean 'name'?",
      ],
    ],
    [
      'title: Menu\ndishes:\n  - name: bread\n    price: cheap\n',
      ["menu.yaml:4: 'dishes.0.price' must be a number, not a string."],
    ],
    [
      'title: Menu\ndishes: [soup]\nnotes:\n  a: text\n  b: 3\n',
      ["menu.yaml:5: 'notes.b' must be a string, not a number: put it in quotes."],
    ],
  ])('%j is reported field by field', (text, expected) => {
    const { yaml, messages } = readMenu(text);
    expect(yaml).toBeUndefined();
    expect(messages).toEqual(expected);
  });
});
