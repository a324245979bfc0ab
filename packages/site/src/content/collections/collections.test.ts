import { describe, expect, it } from 'vitest';
import { readSite } from '../../../../../tests/helpers/content-files';

const SETTINGS = `
messages:
  title: Messages
  description: What is printed.
  lead: What is printed, and why.
  filter: Filter the messages
  groups: { types: Types, names: Names }
`;

const entry = (title: string, fields: string, body = 'Text.') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${fields}\n---\n\n${body}\n`;

const PRINTED = 'printed: [Variable "…" not found., Variable "…" is not declared.]';

const withMessages = (files: Record<string, string>) =>
  readSite({ 'content/collections.yaml': SETTINGS, ...files });

describe('a collection', () => {
  it('has its pages by group, and by title within each', async () => {
    const { content, messages } = await withMessages({
      'content/messages/unbound.md': entry('Unbound', `group: names\n${PRINTED}`),
      'content/messages/mismatch.md': entry('Mismatch', 'group: types\nprinted: [Invalid type(s)]'),
      'content/messages/annotation.md': entry(
        'Annotation',
        'group: types\nprinted: [Missing a type annotation]',
      ),
    });
    expect(messages).toEqual([]);
    expect(content.collections.map(({ name, entries }) => [name, entries.map(({ slug }) => slug)])).toEqual([
      ['messages', ['annotation', 'mismatch', 'unbound']],
    ]);
  });

  it('may be missing', async () => {
    const { content, messages } = await readSite({});
    expect(messages).toEqual([]);
    expect(content.collections).toEqual([]);
  });

  it.each([
    ['without settings', '{}', `group: names\n${PRINTED}`, /The folder content\/messages has no settings/],
    ['with an unknown group', SETTINGS, `group: name\n${PRINTED}`, /There is no group 'name'.*names/],
    ['that names no message', SETTINGS, 'group: names', /Name the texts that this page explains/],
    ['with an unknown field', SETTINGS, `group: names\ngroups: [a]\n${PRINTED}`, /groups/],
  ])('reports a page %s', async (_what, settings, fields, message) => {
    const { messages } = await readSite({
      'content/collections.yaml': settings,
      'content/messages/unbound.md': entry('Unbound', fields),
    });
    expect(messages.join('\n')).toMatch(message);
  });
});

describe('a page about messages', () => {
  const sample = (code: string) => `:::fails[It is refused.]\n\`\`\`cameligo\n${code}\n\`\`\`\n:::`;

  it('has programs that get them', async () => {
    const { messages } = await withMessages({
      'content/messages/unbound.md': entry('Unbound', `group: names\n${PRINTED}`, sample('let a = b')),
    });
    expect(messages.filter((message) => message.includes('another message'))).toEqual([]);
  });

  it('is linked from programs elsewhere that get them', async () => {
    const { content } = await withMessages({
      'content/messages/unbound.md': entry('Unbound', `group: names\n${PRINTED}`, sample('let a = b')),
      'content/docs/intro.md': entry('Intro', '', sample('let c = d')).replace('\n\n---', '\n---'),
    });
    const article = content.pages.find(({ id }) => id === 'intro')?.variants[0]?.article;
    expect(article?.samples[0]?.problem?.about).toBe('messages/unbound');
    expect(article?.html).toContain('href="entry:messages/unbound"');
    expect(content.collections[0]?.entries[0]?.article.samples[0]?.problem?.about).toBeUndefined();
  });

  it('is reported if a program gets another one', async () => {
    const { messages } = await withMessages({
      'content/messages/unbound.md': entry(
        'Unbound',
        `group: names\n${PRINTED}`,
        sample('let a : nat = "b"'),
      ),
    });
    expect(messages.join('\n')).toMatch(
      /unbound\.md:10: This program gets another message than those in 'printed'/,
    );
  });
});

describe('the glossary', () => {
  const GLOSSARY = `
title: Glossary
description: Terms.
lead: All terms.
terms:
  - { term: big map, also: [big maps], text: A map on chain. It is lazy., see: ["[Introduction](/intro.md)"] }
  - { term: gas, text: What execution costs. }
`;
  const page = (text: string) => entry('Text', '', text).replace('\n\n---', '\n---');

  it('is linked from the first mention of each term, with its first sentence', async () => {
    const { content } = await readSite({
      'content/glossary.yaml': GLOSSARY,
      'content/docs/intro.md': page('A big map saves gas.\n\nOther big maps, too.'),
    });
    const article = content.pages.find(({ id }) => id === 'intro')?.variants[0]?.article;
    expect(article?.html).toBe(
      '<p>A <a href="link:0" class="term" data-definition="A map on chain.">big map</a> saves <a href="link:1" class="term" data-definition="What execution costs.">gas</a>.</p>\n<p>Other big maps, too.</p>',
    );
    expect(article?.links.map(({ target }) => target)).toEqual([
      { kind: 'term', anchor: 'big-map' },
      { kind: 'term', anchor: 'gas' },
    ]);
  });

  it('is not linked from headings and links', async () => {
    const { content } = await readSite({
      'content/glossary.yaml': GLOSSARY,
      'content/docs/intro.md': page('## The gas\n\n[gas](testing/index.md)'),
    });
    const article = content.pages.find(({ id }) => id === 'intro')?.variants[0]?.article;
    expect(article?.links.map(({ target }) => target.kind)).toEqual(['page']);
  });

  it('lists its terms by letter, each with an anchor', async () => {
    const { content } = await readSite({ 'content/glossary.yaml': GLOSSARY });
    expect(content.glossary?.article.anchors).toEqual(['b', 'big-map', 'g', 'gas']);
  });

  it('reports a word that two terms have', async () => {
    const { messages } = await readSite({
      'content/glossary.yaml': `${GLOSSARY}  - { term: fee, also: [gas], text: Paid to bakers. }\n`,
    });
    expect(messages).toEqual(["content/glossary.yaml:8: 'gas' is also a word for 'gas'."]);
  });
});
