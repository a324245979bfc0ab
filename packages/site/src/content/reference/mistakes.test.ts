import { describe, expect, it, test } from 'vitest';
import { compilePage } from '../../../../../tests/helpers/compile-page';
import { articleOf, entry, module, read } from '../../../../../tests/helpers/reference-files';
import type { PageSource } from '../content';

describe('mistakes in a module', () => {
  test.each([
    [
      'a group that the file does not list',
      module('List', entry('map', '    group: Others\n'), 'groups: [First]\n'),
      "list.yaml:20: 'Others' is not in the list 'groups' of this file: add it there.",
    ],
    [
      'an entry that is listed twice',
      module('List', entry('map') + entry('map')),
      "list.yaml:19: The value 'map' is listed twice: remove one of them, or let one end (until) before the other begins (since).",
    ],
    [
      'a function whose parameters have no names',
      module(
        'List',
        entry('map').replace('jsligo: "let map: nat', 'jsligo: "let map: (_: nat) => (_: bool) => nat'),
      ),
      "list.yaml:8: 'map' has 2 parameters (nat, bool): name each in 'parameters'.",
    ],
    [
      'a field with a typo in its name',
      module('List', entry('map', '    depricated: x\n')),
      "list.yaml:19: Unknown field 'depricated': did you mean 'deprecated'?",
    ],
    [
      'a version of two numbers',
      module('List', entry('map', '    since: 1.10\n')),
      "list.yaml:19: 'entries.0.since' is invalid: write a version such as 1.10.0, or next.",
    ],
    [
      'a change without text',
      module('List', entry('map', '    changed: [{ version: 1.10.0 }]\n')),
      "list.yaml:19: 'entries.0.changed.0.text' is missing: add it.",
    ],
    [
      'since after until',
      module('List', entry('map', '    since: 1.10.0\n    until: 1.7.0\n')),
      "list.yaml:19: 'since' (1.10.0) is after 'until' (1.7.0): exchange them, or remove one.",
    ],
    [
      'a deprecation before the entry exists',
      module('List', entry('map', '    since: 1.10.0\n    deprecated: { since: 1.7.0, use: List.fold }\n')),
      'list.yaml:20: It is deprecated since 1.7.0, but exists since 1.10.0: correct one of the versions.',
    ],
    [
      'a change in the version that is the first',
      module('List', entry('map', '    since: 1.7.0\n    changed: [{ version: 1.7.0, text: More. }]\n')),
      'list.yaml:20: It is new in 1.7.0, so it did not change there: remove one of the marks.',
    ],
    [
      'two changes of one version',
      module(
        'List',
        entry('map', '    changed: [{ version: 1.7.0, text: A. }, { version: 1.7.0, text: B. }]\n'),
      ),
      'list.yaml:19: Two marks say what changed in 1.7.0: join their texts.',
    ],
    [
      'an unknown kind',
      module('List', entry('map').replace('kind: value', 'kind: function')),
      "list.yaml:9: 'entries.0.kind' is invalid: use one of value, type.",
    ],
    [
      'an invalid page name',
      module('List', entry('map')).replace('list-reference', 'list'),
      "list.yaml:1: 'page' is invalid: a page name must end in -reference.",
    ],
    [
      'an example in one syntax only',
      module('List', entry('map').replace(/ {6}cameligo: \|\n.*\n/, '')),
      "list.yaml:15: 'entries.0.example.cameligo' is missing: add it.",
    ],
  ])('are reported: %s', (_name, text, expected) => {
    expect(read({ list: text }).messages).toEqual([expected]);
  });

  it('are reported at the line of the text that contains them', () => {
    const { pages } = read({
      list: module('List', entry('map').replace('Fails never.', 'Fails never.\n\n      See [x](nowhere).')),
    });
    expect(compilePage(pages[0] as PageSource).messages).toEqual([
      "list.yaml:15:5: 'nowhere' is not a link of this site: write a relative path to a .md file, ref:Module.name or cli:command.",
    ]);
  });

  it('include links to missing symbols, each with its line', () => {
    const { pages } = read({ list: module('List', entry('map', '    deprecated: List.nothing\n')) });
    expect(articleOf(pages).links).toContainEqual({
      target: { kind: 'symbol', name: 'List.nothing' },
      line: 19,
      column: 1,
      automatic: false,
    });
  });

  it('include entries that no version shows', () => {
    const { pages } = read({ list: module('List', entry('map') + entry('old', '    until: 0.9.0\n')) });
    expect(compilePage(pages[0] as PageSource).messages).toEqual([
      'list.yaml:19:1: No version shows this text (the page is in next, 2.0.0, 1.10.0, 1.0.0): correct the version, or remove the text.',
    ]);
  });
});
