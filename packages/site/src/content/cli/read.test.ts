import { describe, expect, it } from 'vitest';
import { command, GROUPS, pageOf, read, SHARED } from '../../../../../tests/helpers/command-files';
import { compilePage, titlesOf } from '../../../../../tests/helpers/compile-page';

describe('a command', () => {
  const texts = {
    _shared: SHARED,
    'compile-contract': command(
      `arguments:
  - name: SOURCE_FILE
    description: The file that holds the contract.
flags:
  - --syntax
  - flag: --views
    aliases: [-v]
    description: Names the views of the contract.
see: [compile contract]
`,
    ),
  };

  it('is a page at an address made of its words', () => {
    const { pages, messages } = read(texts);
    expect(messages).toEqual([]);
    expect(pages).toMatchObject([
      {
        id: 'manpages/compile-contract',
        kind: 'command',
        title: 'ligo compile contract',
        description: 'Compile a contract down to Michelson.',
        keywords: ['--syntax', '-s', '--views', '-v'],
      },
    ]);
  });

  it('shows synopsis, arguments, flags, examples and related commands', () => {
    const { article, messages } = compilePage(pageOf(texts));
    expect(messages).toEqual([]);
    expect(titlesOf(article)).toEqual([
      'Arguments',
      'Flags',
      'Examples',
      'Compile a file',
      'Related commands',
    ]);
    expect(article.html).toMatch(
      /^<div class="sample" data-island="code-sample"[^>]*><figure class="code"><pre translate="no" role="group" aria-label="Code" tabindex="0"><code>/,
    );
    expect(article.html).toContain(
      '<td><code>SOURCE_FILE</code></td><td>The file that holds the contract.</td>',
    );
    expect(article.html).toContain('</a>: Compile a contract down to Michelson.</li>');
  });

  it('contains the text of shared flags, with values and default', () => {
    const { html } = compilePage(pageOf(texts)).article;
    expect(html).toContain('<code>--syntax SYNTAX</code>');
    expect(html).toContain('Chooses the syntax of the file.');
    expect(html).toContain(
      'Accepts <code>auto</code>, <code>jsligo</code>, <code>cameligo</code>. Default: <code>auto</code>.',
    );
  });

  it('has an anchor for every name of a flag', () => {
    const { anchors, html } = compilePage(pageOf(texts)).article;
    expect(anchors).toEqual(expect.arrayContaining(['--syntax', '-s', '--views', '-v']));
    expect(html).toContain('<div class="flag" id="--views">');
    expect(html).toContain('<span id="-v"><code>-v</code></span>');
  });

  it('can be linked to with its flags', () => {
    expect(read(texts).commands.get('compile contract')).toMatchObject({
      page: 'manpages/compile-contract',
      flagNames: ['--syntax', '-s', '--views', '-v'],
    });
  });

  it('has a title without a prefix if it is the main command', () => {
    expect(pageOf({ ligo: command('', 'ligo') }, 'manpages/ligo').title).toBe('ligo');
  });

  it('shows flags only in the versions that have them', () => {
    const page = pageOf({
      'compile-contract': command(
        'flags:\n  - flag: --old\n    description: One two three four five.\n    until: 1.0.0\n',
      ),
    });
    expect(compilePage(page, '1.0.0').article.anchors).toContain('--old');
    expect(compilePage(page, '1.10.0').article.anchors).not.toContain('--old');
  });

  it('keeps every paragraph of an argument', () => {
    const page = pageOf({
      'compile-contract': command(
        'arguments:\n  - name: A\n    description: "The first of two.\\n\\nThe second."\n',
      ),
    });
    expect(compilePage(page).article.html).toContain('<td>The first of two. The second.</td>');
  });
});

describe('the index of commands', () => {
  const texts = { _shared: SHARED, _groups: GROUPS, 'compile-contract': command('flags: [--no-color]\n') };

  it('lists commands by group with their summaries, and the flags that work everywhere', () => {
    const { article, messages } = compilePage(pageOf(texts, 'api/cli-commands'));
    expect(read(texts).messages).toEqual([]);
    expect(messages).toEqual([]);
    expect(titlesOf(article)).toEqual(['Compile', 'Flags that work everywhere']);
    expect(article.html).toContain(
      '<code>ligo compile contract</code></a></td><td>Compile a contract down to Michelson.</td>',
    );
    expect(article.html).toContain(
      '<td><code>--no-color</code></td><td>Prints the output without any colours.</td>',
    );
  });

  it('has a text field to filter the rows', () => {
    const { html } = compilePage(pageOf(texts, 'api/cli-commands')).article;
    expect(html).toMatch(
      /data-island="row-filter"[^>]*><label class="row-filter"><span>Filter the commands<\/span><input/,
    );
  });

  it('omits commands that a version lacks', () => {
    const page = pageOf({ ...texts, 'compile-contract': command('since: 1.10.0\n') }, 'api/cli-commands');
    expect(compilePage(page, '1.10.0').article.links).toHaveLength(1);
    expect(compilePage(page, '1.0.0').article.links).toEqual([]);
  });

  it('is compiled again when the summary of a command changes', () => {
    const before = pageOf(texts, 'api/cli-commands').source;
    const after = pageOf(
      { ...texts, 'compile-contract': command().replace('Compile a', 'Turn a') },
      'api/cli-commands',
    ).source;
    expect(after).not.toBe(before);
  });
});
