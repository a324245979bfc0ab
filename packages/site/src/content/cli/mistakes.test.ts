import { describe, expect, it, test } from 'vitest';
import {
  command,
  GROUPS,
  pageOf,
  read,
  SHARED,
  type Texts,
} from '../../../../../tests/helpers/command-files';
import { compilePage } from '../../../../../tests/helpers/compile-page';

describe('mistakes in commands', () => {
  const good = { _shared: SHARED, _groups: GROUPS, 'compile-contract': command() };

  test.each<[string, Texts, string[]]>([
    [
      'a shared flag with a typo in its name',
      { 'compile-contract': command('flags:\n  - --no-color\n  - --sintax\n') },
      ["compile-contract.yaml:12: The flag --sintax is not in _shared.yaml: did you mean '--syntax'?"],
    ],
    [
      'a shared flag named like a property of every object',
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
      'a flag that is listed twice',
      {
        'compile-contract': command(
          'flags:\n  - --syntax\n  - flag: --syntax\n    description: One two three four five.\n',
        ),
      },
      [
        'compile-contract.yaml:12: The flag --syntax is listed twice: remove one of them, or let one end (until) before the other begins (since).',
      ],
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
      'a description that is too short',
      { 'compile-contract': command('flags:\n  - flag: --views\n    description: The views.\n') },
      [
        "compile-contract.yaml:12: 'flags.0.description' is invalid: use at least five words.",
        "_groups.yaml:6: There is no command 'compile contract': correct the name, or remove it.",
      ],
    ],
    [
      'a command in a group with a typo in its name',
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
