import { describe, expect, it, test } from 'vitest';
import { listener } from '../../../../tests/helpers/listener';
import { readGuides, readPosts } from './documents';

function readDoc(text: string) {
  const { report, messages } = listener();
  const [page] = readGuides([{ file: 'a.md', name: 'a', text }], report);
  return { page, messages };
}

function readPost(fields: string) {
  const { report, messages } = listener();
  const [post] = readPosts([{ file: 'a.md', name: 'a', text: `---\n${fields}\n---\n` }], report);
  return { post, messages };
}

describe('the fields of a page', () => {
  it('are read with the text after them', () => {
    const { page, messages } = readDoc(
      '---\ntitle: Lists\ndescription: About lists.\nsidebar_label: List\nsince: 1.10.0\nuntil: next\ndraft: true\nkeywords: [cons, null, true, 3]\n---\nText.\n',
    );
    expect(messages).toEqual([]);
    expect(page).toMatchObject({
      title: 'Lists',
      description: 'About lists.',
      sidebarLabel: 'List',
      since: '1.10.0',
      until: 'next',
      draft: true,
      keywords: ['cons', 'null', 'true', '3'],
    });
    expect(page?.tree().children).toMatchObject([{ type: 'paragraph', children: [{ value: 'Text.' }] }]);
  });

  test.each([
    ['a missing title', '---\ndescription: About.\n---\n', ["a.md:2: 'title' is missing: add it."]],
    ['a missing description', '---\ntitle: Lists\n---\n', ["a.md:2: 'description' is missing: add it."]],
    [
      'a field with a typo in its name',
      '---\ntitle: Lists\ndescription: About.\nkeyword: [a]\n---\n',
      ["a.md:4: Unknown field 'keyword': did you mean 'keywords'?"],
    ],
    [
      'an unknown field',
      '---\ntitle: Lists\ndescription: About.\nslug: /lists\n---\n',
      [
        "a.md:4: Unknown field 'slug': use one of title, description, sidebar_label, since, until, draft, keywords.",
      ],
    ],
    [
      'an empty title',
      "---\ntitle: ''\ndescription: About.\n---\n",
      ["a.md:2: 'title' is empty: fill it in, or remove it."],
    ],
    [
      'a number for a title',
      '---\ntitle: 2024\ndescription: About.\n---\n',
      ["a.md:2: 'title' must be a string, not a number: put it in quotes."],
    ],
    [
      'a draft that is neither true nor false',
      '---\ntitle: Lists\ndescription: About.\ndraft: maybe\n---\n',
      ["a.md:4: 'draft' must be true or false, not a string."],
    ],
    [
      'keywords that are not a list',
      '---\ntitle: Lists\ndescription: About.\nkeywords: cons\n---\n',
      ["a.md:4: 'keywords' must be a list, not a string."],
    ],
    [
      'a version of two numbers',
      '---\ntitle: Lists\ndescription: About.\nsince: 1.10\n---\n',
      ["a.md:4: 'since' is invalid: write a version such as 1.10.0, or next."],
    ],
    [
      'several mistakes, each on its line',
      '---\ntitel: Lists\ndescription: About.\nfoo: 1\nbar: 2\n---\n',
      [
        "a.md:2: 'title' is missing: add it.",
        "a.md:2: Unknown field 'titel': did you mean 'title'?",
        "a.md:4: Unknown field 'foo': use one of title, description, sidebar_label, since, until, draft, keywords.",
        "a.md:5: Unknown field 'bar': use one of title, description, sidebar_label, since, until, draft, keywords.",
      ],
    ],
  ])('with %s are reported', (_name, text, expected) => {
    const { page, messages } = readDoc(text);
    expect(page).toBeUndefined();
    expect(messages).toEqual(expected);
  });

  it('with an unquoted colon are reported with advice to add quotes', () => {
    const { messages } = readDoc('---\ntitle: Lists: the basics\ndescription: About.\n---\n');
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^a\.md:2: Invalid YAML .*needs quotes\.$/);
  });
});

describe('the fields of a post', () => {
  const good =
    'title: News\ndescription: All of it.\ndate: 2024-05-31\nauthors: [LIGO team]\ntags: [release-notes]';

  it('are read', () => {
    expect(readPost(good)).toMatchObject({
      post: { slug: 'a', date: '2024-05-31', tags: ['release-notes'] },
      messages: [],
    });
  });

  test.each([
    ['2024-05-31', 'May 2024', "a.md:4: 'date' is invalid: write a date such as 2024-05-31."],
    ['2024-05-31', '2024-02-31', "a.md:4: 'date' is invalid: write a date such as 2024-05-31."],
    ['[LIGO team]', '[]', "a.md:5: 'authors' is empty: fill it in, or remove it."],
    [
      'release-notes',
      'Release notes',
      "a.md:6: 'tags.0' is invalid: use lower-case letters, digits and dashes.",
    ],
  ])('with %s written as %s are reported', (from, to, expected) => {
    const { post, messages } = readPost(good.replace(from, to));
    expect(post).toBeUndefined();
    expect(messages).toEqual([expected]);
  });
});
