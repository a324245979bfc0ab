import { describe, expect, it, test } from 'vitest';
import { compilePage } from '../../../tests/helpers/compile-page';
import { listener } from '../../../tests/helpers/listener';
import type { PageSource } from '../page-source';
import { readCommands } from './read';

const SHARED = `flags:
  --syntax:
    flag: --syntax
    argument: SYNTAX
    aliases: [-s]
    default: auto
    values: [auto, jsligo, cameligo]
    description: Chooses the syntax of the file.
  --no-color:
    flag: --no-color
    description: Prints the output without any colours.
`;

const GROUPS = `intro: |
  All commands.
groups:
  - title: Compile
    text: To Michelson.
    commands: [compile contract]
everywhere: [--no-color]
title: All commands
description: Every command of the compiler.
`;

const command = (fields = '', name = 'compile contract') => `command: ${name}
synopsis: ligo ${name} SOURCE_FILE
summary: Compile a contract down to Michelson.
description: |
  What it does, in more words.
examples:
  - title: Compile a file
    body: |
      Like this.
${fields}`;

type Texts = Record<string, string>;

function read(texts: Texts) {
  const { report, messages } = listener();
  const files = Object.entries(texts).map(([name, text]) => ({ name, text, file: `${name}.yaml` }));
  return { ...readCommands(files, report), messages };
}

function pageOf(texts: Texts, id = 'manpages/compile-contract'): PageSource {
  const page = read(texts).pages.find((one) => one.id === id);
  if (!page) throw new Error(`There is no page ${id}.`);
  return page;
}

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

  it('is a page at the address of its words', () => {
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
    expect(article.headings.map(({ text }) => text)).toEqual([
      'Arguments',
      'Flags',
      'Examples',
      'Compile a file',
      'Related commands',
    ]);
    expect(article.html).toMatch(
      /^<div class="sample" data-island="code-sample"><figure class="code"><pre role="group" aria-label="Code" tabindex="0"><code>/,
    );
    expect(article.html).toContain(
      '<td><code>SOURCE_FILE</code></td><td>The file that holds the contract.</td>',
    );
    expect(article.html).toContain('</a>: Compile a contract down to Michelson.</li>');
  });

  it('has the text of shared flags filled in, with values and default', () => {
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
    expect(html).toContain('<span class="flag-alias" id="-v"><code>-v</code></span>');
  });

  it('can be linked to with its flags', () => {
    expect(read(texts).commands.get('compile contract')).toEqual({
      page: 'manpages/compile-contract',
      flags: ['--syntax', '-s', '--views', '-v'],
      range: { since: undefined, until: undefined },
    });
  });

  it('is called by its own name when it is the main one', () => {
    expect(pageOf({ ligo: command('', 'ligo') }, 'manpages/ligo').title).toBe('ligo');
  });

  it('shows flags in the versions that have them', () => {
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

  it('lists commands by group with one line each, and the flags that work everywhere', () => {
    const { article, messages } = compilePage(pageOf(texts, 'api/cli-commands'));
    expect(read(texts).messages).toEqual([]);
    expect(messages).toEqual([]);
    expect(article.headings.map(({ text }) => text)).toEqual(['Compile', 'Flags that work everywhere']);
    expect(article.html).toContain(
      '<code>ligo compile contract</code></a></td><td>Compile a contract down to Michelson.</td>',
    );
    expect(article.html).toContain(
      '<td><code>--no-color</code></td><td>Prints the output without any colours.</td>',
    );
  });

  it('has a field that filters the rows', () => {
    const { html } = compilePage(pageOf(texts, 'api/cli-commands')).article;
    expect(html).toMatch(
      /data-island="row-filter"><label class="row-filter"><span>Filter the commands<\/span><input/,
    );
  });

  it('leaves a command out of the versions that lack it', () => {
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

describe('mistakes in commands', () => {
  const good = { _shared: SHARED, _groups: GROUPS, 'compile-contract': command() };

  test.each<[string, Texts, string[]]>([
    [
      'a shared flag with a slip in its name',
      { 'compile-contract': command('flags:\n  - --no-color\n  - --sintax\n') },
      ['compile-contract.yaml:12: The flag --sintax is not in _shared.yaml: did you mean --syntax?'],
    ],
    [
      'a shared flag with a name that every object knows',
      { 'compile-contract': command('flags: [constructor]\n') },
      [
        'compile-contract.yaml:10: The flag constructor is not in _shared.yaml: write the flag out here or add it there.',
      ],
    ],
    [
      'a shared flag that is unlike all others',
      { 'compile-contract': command('flags: [--project-root]\n') },
      [
        'compile-contract.yaml:10: The flag --project-root is not in _shared.yaml: write the flag out here or add it there.',
      ],
    ],
    [
      'a flag that stands twice',
      {
        'compile-contract': command(
          'flags:\n  - --syntax\n  - flag: --syntax\n    description: One two three four five.\n',
        ),
      },
      ['compile-contract.yaml:12: The flag --syntax is listed twice: remove one of them.'],
    ],
    [
      'a flag without its description',
      { 'compile-contract': command('flags:\n  - flag: --views\n') },
      [
        "compile-contract.yaml:11: 'flags.0.description' is missing: add it.",
        "_groups.yaml:6: There is no command 'compile contract': correct the name, or remove it.",
      ],
    ],
    [
      'a description of few words',
      { 'compile-contract': command('flags:\n  - flag: --views\n    description: The views.\n') },
      [
        "compile-contract.yaml:12: 'flags.0.description' is invalid: use at least five words.",
        "_groups.yaml:6: There is no command 'compile contract': correct the name, or remove it.",
      ],
    ],
    [
      'a command with a slip in its name, in a group',
      { _groups: GROUPS.replace('[compile contract]', '[compile contract, compile contracts]') },
      ["_groups.yaml:6: There is no command 'compile contracts': did you mean 'compile contract'?"],
    ],
    [
      'a command in two groups',
      {
        _groups: GROUPS.replace('[compile contract]', '\n      - compile contract\n      - compile contract'),
      },
      ["_groups.yaml:8: The command 'compile contract' is in two groups: remove one of them."],
    ],
    [
      'a command in no group',
      { lsp: command('', 'lsp') },
      ["_groups.yaml:4: The command 'lsp' is in no group: add it to one."],
    ],
    [
      'a flag that works everywhere and is not shared',
      { _groups: GROUPS.replace('--no-color', '--no-colour') },
      ["_groups.yaml:7: The flag --no-colour is not in _shared.yaml: did you mean '--no-color'?"],
    ],
    [
      'a file that nothing reads',
      { _group: GROUPS },
      ['_group.yaml:1: This file is not used: files with an underscore are _shared and _groups. Rename it.'],
    ],
  ])('are reported: %s', (_name, texts, expected) => {
    expect(read({ ...good, ...texts }).messages).toEqual(expected);
  });

  it('are related commands that do not exist, each with its line', () => {
    const { links } = compilePage(
      pageOf({ ...good, 'compile-contract': command('see:\n  - lsp\n') }),
    ).article;
    expect(links).toEqual([
      { target: { kind: 'command', command: 'lsp', flag: undefined }, line: 11, column: 1, automatic: false },
    ]);
  });

  it('are reported at the line of the flag whose text contains them', () => {
    const page = pageOf({
      ...good,
      'compile-contract': command(
        'flags:\n  - --no-color\n  - flag: --views\n    description: See [the page](nowhere) of the views.\n',
      ),
    });
    expect(compilePage(page).messages).toEqual([
      "compile-contract.yaml:13:5: 'nowhere' is not a link of this site: write a relative path to a .md file, ref:Module.name or cli:command.",
    ]);
  });
});
