import { describe, expect, it, test } from 'vitest';
import { compilePage, titlesOf } from '../../../../../tests/helpers/compile-page';
import { articleOf, entry, module, read } from '../../../../../tests/helpers/reference-files';
import type { PageSource } from '../content';
import { firstSentence } from './library';

describe('a module of the library', () => {
  const { pages, symbols, messages } = read({
    list: module('List', entry('map') + entry('fold') + entry('old', '    deprecated: List.fold\n')),
  });
  const { html, headings, links, samples } = articleOf(pages);

  it('is a page at the address given in the file', () => {
    expect(messages).toEqual([]);
    expect(pages).toMatchObject([
      {
        id: 'reference/list-reference',
        kind: 'api',
        title: 'List',
        description: 'About List.',
        keywords: ['List'],
      },
    ]);
  });

  it('starts with its intro and a table of all entries, with one sentence each', () => {
    expect(html).toMatch(/^<p>What List is\.<\/p>/);
    expect(html).toContain('<code>map</code></a></td><td>Returns map.</td>');
    expect(links[0]?.target).toEqual({ kind: 'here', anchor: 'list-map' });
  });

  it('has a heading for each entry, with an anchor made from its name', () => {
    expect(headings.filter(({ depth }) => depth === 3).map(({ id, html }) => [id, html])).toEqual([
      ['list-map', '<code>List.map</code>'],
      ['list-fold', '<code>List.fold</code>'],
      ['list-old', '<code>List.old</code>'],
    ]);
  });

  it('shows the type and an example of each entry in both syntaxes', () => {
    expect(html).toContain('class="signature s-jsligo"');
    expect(html).toContain('class="signature s-cameligo"');
    expect(samples.map(({ syntax, line }) => [syntax, line]).slice(0, 4)).toEqual([
      ['jsligo', 16],
      ['cameligo', 18],
      ['jsligo', 27],
      ['cameligo', 29],
    ]);
  });

  it('collapses deprecated entries at the end, each with its replacement', () => {
    const [current, deprecated] = html.split('<h2 id="deprecated">');
    expect(current).not.toContain('id="list-old"');
    expect(deprecated).toContain('<summary>Show 1 deprecated entry</summary>');
    expect(deprecated).toMatch(
      /<strong>Deprecated\.<\/strong> Use <a [^>]*><code>List\.fold<\/code><\/a> instead/,
    );
  });

  it('provides every name as a link target', () => {
    expect([...symbols.keys()]).toEqual(['List.map', 'List.fold', 'List.old']);
    expect(symbols.get('List.map')).toMatchObject({
      page: 'reference/list-reference',
      anchor: 'list-map',
      kind: 'value',
    });
    expect(symbols.get('List.old')?.deprecated).toEqual({ use: 'List.fold' });
  });
});

describe('the entries of a module', () => {
  it('are in the groups of the file, in their order', () => {
    const { pages, messages } = read({
      list: module(
        'List',
        entry('map', '    group: Later\n') + entry('nil', '    group: First\n'),
        'groups: [First, Later]\n',
      ),
    });
    expect(messages).toEqual([]);
    expect(titlesOf(articleOf(pages))).toEqual(['Overview', 'First', 'List.nil', 'Later', 'List.map']);
  });

  it('are under Types and Values without groups', () => {
    const { pages } = read({
      list: module('List', entry('map') + entry('t').replace('kind: value', 'kind: type')),
    });
    expect(titlesOf(articleOf(pages))).toEqual(['Overview', 'Types', 'List.t', 'Values', 'List.map']);
  });

  it('have no table if there is only one', () => {
    const { pages } = read({ list: module('List', entry('map')) });
    expect(articleOf(pages).html).not.toContain('<table>');
  });

  it('have unqualified names outside of modules', () => {
    const { pages, symbols } = read({
      top: module('', entry('abs') + entry('int'))
        .replace('page: ', 'page: toplevel')
        .replace('title: ', 'title: Top level'),
    });
    expect([...symbols.keys()]).toEqual(['abs', 'int']);
    expect(articleOf(pages).anchors).toContain('abs');
  });

  it('have unique anchors, even if a type and a value share a name', () => {
    const { pages, symbols, messages } = read({
      list: module('List', entry('t') + entry('t').replace('kind: value', 'kind: type')),
    });
    const { anchors, links } = articleOf(pages);
    expect(messages).toEqual([]);
    expect(anchors.filter((anchor) => anchor.startsWith('list-'))).toEqual(['list-t-type', 'list-t']);
    expect(links.slice(0, 2).map(({ target }) => target)).toEqual([
      { kind: 'here', anchor: 'list-t' },
      { kind: 'here', anchor: 'list-t-type' },
    ]);
    expect(symbols.get('List.t')).toMatchObject({
      kind: 'value',
      anchor: 'list-t',
      also: { anchor: 'list-t-type' },
    });
  });

  it('are shown in the versions that have them', () => {
    const { pages, symbols } = read({
      list: module(
        'List',
        entry('map') + entry('find', '    since: 1.10.0\n') + entry('rev', '    until: 1.0.0\n'),
      ),
    });
    const shown = (version: string) =>
      articleOf(pages, version).sections.flatMap(({ depth, title }) => (depth === 3 ? [title] : []));
    expect(shown('2.0.0')).toEqual(['List.map', 'List.find']);
    expect(shown('1.0.0')).toEqual(['List.map', 'List.rev']);
    expect(articleOf(pages, '1.0.0').html).not.toContain('<code>find</code>');
    expect(symbols.get('List.find')).toMatchObject({ since: '1.10.0' });
    expect(symbols.get('List.rev')).toMatchObject({ until: '1.0.0' });
  });
});

describe('the signature of a function', () => {
  it('names its parameters, in HTML and in Markdown', () => {
    const type = 'let map: <a, b>(_: (_: a) => b) => (_: list<a>) => list<b>';
    const text = entry('map', '    parameters: [f, list]\n').replace('let map: nat', type);
    const { html, copy } = articleOf(read({ list: module('List', text) }).pages);
    expect(html.replace(/<[^>]+>/g, '')).toContain(
      '(f: (a) =&gt; b, list: list&lt;a&gt;) =&gt; list&lt;b&gt;',
    );
    expect(JSON.stringify(copy)).toContain('(f: (a) => b, list: list<a>) => list<b>');
  });
});

describe('the family of a module', () => {
  const { pages } = read({
    a: module('Test', entry('run')),
    b: module('Test.Next', entry('run')),
    c: module('Test.Next.State', entry('reset')),
  });
  const linksOf = (id: string) => {
    const page = pages.find((one) => one.id === `reference/${id}-reference`);
    const links = page ? compilePage(page).article.links : [];
    return links.flatMap(({ target }) => (target.kind === 'page' ? [target.id] : []));
  };

  it('links to its parent module and to its children', () => {
    expect(linksOf('test')).toEqual(['reference/test.next-reference']);
    expect(linksOf('test.next')).toEqual(['reference/test-reference', 'reference/test.next.state-reference']);
    expect(linksOf('test.next.state')).toEqual(['reference/test.next-reference']);
  });

  it('is described in the text', () => {
    const { html } = compilePage(pages[1] as PageSource).article;
    expect(html).toContain('<li>Part of <a');
    expect(html).toContain('</a>: About Test.Next.State.</li>');
  });
});

describe('two pages of one module', () => {
  it('share its names: links lead to the page named after the module', () => {
    const { symbols } = read({
      a: module('List', entry('map')).replace('list-reference', 'other-reference'),
      b: module('List', entry('map')),
    });
    expect(symbols.get('List.map')?.page).toBe('reference/list-reference');
  });
});

describe('the first sentence of a summary', () => {
  test.each([
    ['Returns the list. Fails never.', 'Returns the list.'],
    ['Returns\nthe list.\n\nMore.', 'Returns the list.'],
    ['Costs 1.5 tez. `abs` is cheap.', 'Costs 1.5 tez.'],
    ['No full stop', 'No full stop'],
    ['Is it there? Then it is returned.', 'Is it there?'],
    ['Uses `List.map` inside. [More](x.md).', 'Uses `List.map` inside.'],
    ['Works e.g. here. Then', 'Works e.g. here.'],
  ])('of %j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
