import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import type { Article } from './article';
import { compileArticle } from './compile';
import { parseMarkdown } from './parse';
import type { Signature } from './tree';

function compile(tree: Root, symbols: readonly string[] = []): Article {
  const { variants, problems } = compileArticle({
    tree,
    title: 'Lists',
    file: 'lists.md',
    folder: 'docs/data-types',
    versions: ['next', '2.0.0'],
    names: { symbols: new Set(symbols), commands: new Set() },
  });
  expect(problems).toEqual([]);
  const [variant] = variants;
  if (!variant) throw new Error('No article was compiled.');
  return variant.article;
}

describe('the headings of an article', () => {
  it('are listed with anchor, depth, HTML and syntax', () => {
    const { headings, anchors } = compile(
      parseMarkdown('## Using `map`\n\nText.\n\n:::cameligo\n### In *CameLIGO*\n\nText.\n:::\n'),
    );
    expect(headings).toEqual([
      { id: 'using-map', depth: 2, html: 'Using <code>map</code>', syntax: undefined },
      { id: 'in-cameligo', depth: 3, html: 'In <em>CameLIGO</em>', syntax: 'cameligo' },
    ]);
    expect(anchors).toEqual(['using-map', 'in-cameligo']);
  });

  it('take the words of their own syntax for the anchor, else those of JsLIGO', () => {
    const { anchors } = compile(
      parseMarkdown(
        [
          '## A :jsligo[namespace]:cameligo[module]\n\nText.',
          ':::cameligo\n## Using a :jsligo[namespace]:cameligo[module]\n\nText.\n:::',
        ].join('\n\n'),
      ),
    );
    expect(anchors).toEqual(['a-namespace', 'using-a-module']);
  });
});

describe('the samples of an article', () => {
  const samplesOf = (...fences: string[]) => compile(parseMarkdown(fences.join('\n\n'))).samples;

  it('are listed in page order with line, group and pair', () => {
    const samples = samplesOf(
      'Text.',
      '```jsligo group=vote\nlet a = 1\n```',
      '```cameligo group=vote\nlet a = 1\n```',
      '```jsligo test-ligo group=vote\nlet test_a = a\n```',
    );
    expect(samples.map(({ syntax, group, line, pair }) => [syntax, group, line, pair])).toEqual([
      ['jsligo', 'vote', 4, 1],
      ['cameligo', 'vote', 8, 1],
      ['jsligo', 'vote', 12, undefined],
    ]);
    expect(samples[0]?.code).toBe('let a = 1');
  });

  it('leave out the languages that are not LIGO', () => {
    expect(samplesOf('```bash\nligo\n```', '```michelson\nUNIT\n```')).toEqual([]);
  });

  it('may be skipped with a reason', () => {
    const [sample] = samplesOf('<!-- skip: a fragment -->', '```jsligo skip\na\n```');
    expect(sample).toMatchObject({ skip: true, skipReason: 'a fragment' });
    expect(sample?.inFails).toBeUndefined();
  });

  it('give the reason why the two samples of a pair differ', () => {
    const samples = samplesOf('<!-- differs: no tuples -->', '```jsligo\na\n```', '```cameligo\na\n```');
    expect(samples.map(({ differsReason }) => differsReason)).toEqual(['no tuples', 'no tuples']);
  });

  it('ignore a comment that is separated from its fence by other text', () => {
    const samples = samplesOf('<!-- differs: no tuples -->', 'Words.', '```jsligo\na\n```');
    expect(samples.map(({ differsReason }) => differsReason)).toEqual([undefined]);
  });

  it('record that the compiler rejects them', () => {
    expect(samplesOf(':::fails[A reason.]\n```jsligo skip\na\n```\n:::')).toMatchObject([
      { inFails: true, skip: true },
    ]);
  });

  it('are found inside lists, tabs and folds', () => {
    const fence = '```jsligo group=a\na\n```';
    expect(
      samplesOf(
        '- item\n\n  ```jsligo group=a\n  a\n  ```',
        `::::tabs\n:::tab[One]\n${fence}\n:::\n::::`,
        `:::details[More]\n${fence}\n:::`,
      ),
    ).toHaveLength(3);
  });
});

describe('the links of an article', () => {
  it('are numbered in its HTML and listed with their position', () => {
    const { html, links } = compile(parseMarkdown('One.\n\nTwo, [maps](maps.md) and `abs`.\n', 11), ['abs']);
    expect(html).toContain('<a href="link:0">maps</a> and <a href="link:1"><code>abs</code></a>');
    expect(links).toEqual([
      {
        target: { kind: 'page', id: 'data-types/maps', anchor: undefined },
        line: 13,
        column: 6,
        automatic: false,
      },
      { target: { kind: 'symbol', name: 'abs' }, line: 13, column: 26, automatic: true },
    ]);
  });

  it('lead from the types in a signature to their entries, preferring those of the same module', () => {
    const signature: Signature = {
      type: 'signature',
      jsligo: 'let f: (_: t) => nat',
      cameligo: 'val f : t -> nat',
      module: 'List',
    };
    const { links } = compile({ type: 'root', children: [signature] }, ['List.t', 't', 'nat']);
    expect(links.map(({ target }) => (target.kind === 'symbol' ? target.name : ''))).toEqual([
      'List.t',
      'nat',
      'List.t',
      'nat',
    ]);
  });
});

describe('a text that differs by version', () => {
  const markdown = 'All.\n\n:::since{version=1.10.0}\nNew: [maps](maps.md).\n:::\n';

  const variantsOf = (versions: readonly string[]) =>
    compileArticle({
      tree: parseMarkdown(markdown),
      title: 'Lists',
      file: 'lists.md',
      folder: 'docs',
      versions,
    }).variants;

  it('is compiled once for all versions that show the same text', () => {
    expect(variantsOf(['next', '2.0.0', '1.10.0', '1.0.0']).map(({ versions }) => versions)).toEqual([
      ['next', '2.0.0', '1.10.0'],
      ['1.0.0'],
    ]);
  });

  it('has only the links of the text that is shown', () => {
    const [newer, older] = variantsOf(['1.10.0', '1.0.0']);
    expect(newer?.article.links).toHaveLength(1);
    expect(older?.article.links).toEqual([]);
  });

  it('is shown in full if there are no versions, as in posts', () => {
    const [whole] = variantsOf(['all']);
    expect(whole?.article.html).toContain('New:');
  });

  it('does not change the tree it is given', () => {
    const tree = parseMarkdown(markdown);
    const before = structuredClone(tree);
    compileArticle({
      tree,
      title: '',
      file: 'a.md',
      folder: 'docs',
      versions: ['1.0.0'],
    });
    expect(tree).toEqual(before);
  });
});
