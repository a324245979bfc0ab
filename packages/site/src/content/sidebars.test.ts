import { describe, expect, it, test } from 'vitest';
import { listener } from '../../../../tests/helpers/listener';
import { readSidebars, type SidebarPage } from './sidebars';

const pages: SidebarPage[] = ['intro', 'lists', 'maps', 'modules'].map((id) => ({
  id,
  file: `content/docs/${id}.md`,
  title: id.toUpperCase(),
}));

function read(text: string, known: readonly SidebarPage[] = pages) {
  const { report, messages } = listener();
  return { sidebars: readSidebars({ file: 'sidebars.yaml', text }, known, report), messages };
}

describe('sidebars', () => {
  it('are trees of pages and categories in the order of the file', () => {
    const { sidebars, messages } = read(`
sidebars:
  docs:
    label: Docs
    items:
      - intro
      - category: Types
        items: [lists, { page: maps, label: Maps of all kinds }]
  API:
    label: API
    items:
      - modules
`);
    expect(messages).toEqual([]);
    expect(sidebars).toEqual([
      {
        name: 'docs',
        label: 'Docs',
        items: [
          { type: 'doc', id: 'intro', label: 'INTRO' },
          {
            type: 'category',
            label: 'Types',
            items: [
              { type: 'doc', id: 'lists', label: 'LISTS' },
              { type: 'doc', id: 'maps', label: 'Maps of all kinds' },
            ],
          },
        ],
      },
      { name: 'API', label: 'API', items: [{ type: 'doc', id: 'modules', label: 'MODULES' }] },
    ]);
  });

  it('have labels that differ by syntax', () => {
    const { sidebars, messages } = read(`
sidebars:
  docs:
    label: Docs
    items:
      - page: modules
        label: { jsligo: Namespaces, cameligo: Modules }
      - category: { jsligo: Interfaces, cameligo: Signatures }
        items: [intro, lists, maps]
`);
    expect(messages).toEqual([]);
    expect(sidebars[0]?.items).toMatchObject([
      { label: { jsligo: 'Namespaces', cameligo: 'Modules' } },
      { label: { jsligo: 'Interfaces', cameligo: 'Signatures' } },
    ]);
  });

  it('may omit pages that are listed in none', () => {
    const { sidebars, messages } = read(
      'sidebars:\n  docs:\n    label: Docs\n    items: [intro, lists, maps]\nnone: [modules]\n',
    );
    expect(messages).toEqual([]);
    expect(sidebars[0]?.items).toHaveLength(3);
  });
});

describe('mistakes in sidebars', () => {
  const items = (...lines: string[]) =>
    `sidebars:\n  docs:\n    label: Docs\n    items:\n${lines.map((line) => `      ${line}\n`).join('')}`;

  test.each([
    [
      'an entry with a typo in its name',
      items('- intro', '- list', '- lists', '- maps', '- modules'),
      "sidebars.yaml:6: There is no page 'list': did you mean 'lists'?",
    ],
    [
      'an entry without a page',
      items(
        '- intro',
        '- lists',
        '- category: More',
        '  items:',
        '    - tutorials/taco-shop',
        '- maps',
        '- modules',
      ),
      "sidebars.yaml:9: There is no page 'tutorials/taco-shop': write the page, or remove the entry.",
    ],
    [
      'a labelled entry without a page',
      items('- intro', '- lists', '- { page: tutorials/taco, label: Tacos }', '- maps', '- modules'),
      "sidebars.yaml:7: There is no page 'tutorials/taco': write the page, or remove the entry.",
    ],
    [
      'a page that is listed twice',
      items('- intro', '- lists', '- maps', '- modules', '- category: Again', '  items: [lists]'),
      "sidebars.yaml:10: The page 'lists' is listed twice in this file: remove one of the entries.",
    ],
    [
      "a page that is in a sidebar and in 'none'",
      `${items('- intro', '- lists', '- maps', '- modules')}none: [maps]\n`,
      "sidebars.yaml:9: The page 'maps' is listed twice in this file: remove one of the entries.",
    ],
    [
      "a page in 'none' that does not exist",
      `${items('- intro', '- lists', '- maps', '- modules')}none:\n  - demo\n`,
      "sidebars.yaml:10: There is no page 'demo': write the page, or remove the entry.",
    ],
    [
      'a page that is in no sidebar',
      items('- intro', '- lists', '- maps'),
      "content/docs/modules.md:1: The page 'modules' is in no sidebar: add it to sidebars.yaml, or to its list 'none'.",
    ],
    [
      'an entry with an unknown field',
      items('- intro', '- page: lists', '  lable: Lists', '- maps', '- modules'),
      "sidebars.yaml:7: Unknown field 'lable': did you mean 'label'?",
    ],
    [
      'a label for one syntax only',
      items('- page: modules', '  label: { jsligo: Namespaces }'),
      "sidebars.yaml:6: 'sidebars.docs.items.0.label.cameligo' is missing: add it.",
    ],
    [
      'a category without pages',
      items('- category: Types', '  items: []'),
      "sidebars.yaml:6: 'sidebars.docs.items.0.items' is empty: fill it in, or remove it.",
    ],
    ['a missing file', '', "sidebars.yaml:1: 'sidebars' is missing: add it."],
  ])('are reported: %s', (_name, text, expected) => {
    expect(read(text).messages).toEqual([expected]);
  });

  it('do not affect the rest of the tree', () => {
    const { sidebars } = read(items('- intro', '- nowhere', '- lists', '- maps', '- modules'));
    expect(sidebars[0]?.items).toHaveLength(4);
  });
});
