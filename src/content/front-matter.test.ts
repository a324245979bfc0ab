import { describe, expect, it, test } from 'vitest';
import { listener } from '../../tests/helpers/listener';
import { docFields, postFields, readFrontMatter } from './front-matter';

function readDoc(text: string) {
  const { report, told } = listener();
  return { page: readFrontMatter(text, docFields, { file: 'a.md' }, report), told };
}

function readPost(fields: string) {
  const { report, told } = listener();
  return { post: readFrontMatter(`---\n${fields}\n---\n`, postFields, { file: 'a.md' }, report), told };
}

describe('the fields of a page', () => {
  it('are read with the text after them', () => {
    const { page, told } = readDoc(
      '---\ntitle: Lists\ndescription: About lists.\nsidebar_label: List\nsince: 1.10.0\nuntil: next\ndraft: true\nkeywords: [cons, null, true, 3]\n---\nText.\n',
    );
    expect(told).toEqual([]);
    expect(page?.fields).toEqual({
      title: 'Lists',
      description: 'About lists.',
      sidebar_label: 'List',
      since: '1.10.0',
      until: 'next',
      draft: true,
      keywords: ['cons', 'null', 'true', '3'],
    });
    expect(page?.body.trim()).toBe('Text.');
  });

  it('may come from an editor that ends lines with two characters', () => {
    const { page } = readDoc('---\r\ntitle: Lists\r\ndescription: About.\r\n---\r\nText.\r\n');
    expect(page?.fields.title).toBe('Lists');
  });

  it('leave the lines of the text where they were', () => {
    const { page } = readDoc('---\ntitle: Lists\ndescription: About.\n---\n\nSixth line.\n');
    expect(page?.body.split('\n')[5]).toBe('Sixth line.');
  });

  it('end at the first closing line, so that a rule in the text is text', () => {
    const { page } = readDoc('---\ntitle: Lists\ndescription: About.\n---\nOne.\n\n---\n\nTwo.\n');
    expect(page?.body).toContain('One.\n\n---\n\nTwo.');
  });

  test.each([
    [
      'no fields at all',
      'Text.\n',
      ['a.md:1: The page has no front matter: start it with ---, title, description and ---.'],
    ],
    [
      'fields that are not closed',
      '---\ntitle: Lists\n',
      ['a.md:1: The page has no front matter: start it with ---, title, description and ---.'],
    ],
    ['a missing title', '---\ndescription: About.\n---\n', ["a.md:2: 'title' is missing: add it."]],
    ['a missing description', '---\ntitle: Lists\n---\n', ["a.md:2: 'description' is missing: add it."]],
    [
      'a field with a slip in its name',
      '---\ntitle: Lists\ndescription: About.\nkeyword: [a]\n---\n',
      ["a.md:4: There is no field 'keyword' here: did you mean 'keywords'?"],
    ],
    [
      'a field that no page has',
      '---\ntitle: Lists\ndescription: About.\nslug: /lists\n---\n',
      [
        "a.md:4: There is no field 'slug' here: known are title, description, sidebar_label, since, until, draft, keywords.",
      ],
    ],
    [
      'an empty title',
      "---\ntitle: ''\ndescription: About.\n---\n",
      ["a.md:2: 'title' is empty: fill it in or take it away."],
    ],
    [
      'a number for a title',
      '---\ntitle: 2024\ndescription: About.\n---\n',
      ["a.md:2: 'title' must be a text, but is a number: put it into quotes."],
    ],
    [
      'a draft that is neither true nor false',
      '---\ntitle: Lists\ndescription: About.\ndraft: maybe\n---\n',
      ["a.md:4: 'draft' must be true or false, but is a text."],
    ],
    [
      'keywords that are no list',
      '---\ntitle: Lists\ndescription: About.\nkeywords: cons\n---\n',
      ["a.md:4: 'keywords' must be a list, but is a text."],
    ],
    [
      'a version of two numbers',
      '---\ntitle: Lists\ndescription: About.\nsince: 1.10\n---\n',
      ["a.md:4: 'since' does not fit: write a version such as 1.10.0, or next."],
    ],
    [
      'several mistakes, each in its line',
      '---\ntitel: Lists\ndescription: About.\nfoo: 1\nbar: 2\n---\n',
      [
        "a.md:2: 'title' is missing: add it.",
        "a.md:2: There is no field 'titel' here: did you mean 'title'?",
        "a.md:4: There is no field 'foo' here: known are title, description, sidebar_label, since, until, draft, keywords.",
        "a.md:5: There is no field 'bar' here: known are title, description, sidebar_label, since, until, draft, keywords.",
      ],
    ],
  ])('with %s are told to be wrong', (_name, text, expected) => {
    const { page, told } = readDoc(text);
    expect(page).toBeUndefined();
    expect(told).toEqual(expected);
  });

  it('with a colon in plain text are told to need quotes', () => {
    const { told } = readDoc('---\ntitle: Lists: the basics\ndescription: About.\n---\n');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^a\.md:2: This is no valid YAML .*needs quotes\.$/);
  });
});

describe('the fields of a post', () => {
  const good =
    'title: News\ndescription: All of it.\ndate: 2024-05-31\nauthors: [LIGO team]\ntags: [release-notes]';

  it('are read', () => {
    expect(readPost(good)).toMatchObject({
      post: { fields: { date: '2024-05-31', tags: ['release-notes'] } },
      told: [],
    });
  });

  test.each([
    ['2024-05-31', 'May 2024', "a.md:4: 'date' does not fit: write a day such as 2024-05-31."],
    ['2024-05-31', '2024-02-31', "a.md:4: 'date' does not fit: write a day such as 2024-05-31."],
    ['[LIGO team]', '[]', "a.md:5: 'authors' is empty: fill it in or take it away."],
    [
      'release-notes',
      'Release notes',
      "a.md:6: 'tags.0' does not fit: write small letters, digits and dashes.",
    ],
  ])('with %s written as %s are told to be wrong', (from, to, expected) => {
    const { post, told } = readPost(good.replace(from, to));
    expect(post).toBeUndefined();
    expect(told).toEqual([expected]);
  });
});
