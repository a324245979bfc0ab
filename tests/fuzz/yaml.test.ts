/** Library and command-line files with all kinds of mistakes: the result is a page or a report. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCommands } from '../../packages/site/src/content/cli/read';
import type { PageSource } from '../../packages/site/src/content/content';
import type { TextFile } from '../../packages/site/src/content/files';
import { readReference } from '../../packages/site/src/content/reference/read';
import type { Problem, Reporter } from '../../packages/site/src/model/problem';
import { mostly, sometimesMutated } from './arbitraries';

const MODULE = `page: list-reference
module: List
title: List
description: Lists.
intro: |
  What lists are.

  More of it.
groups: [Making]
entries:
  - name: length
    kind: value
    group: Making
    cameligo: "val length : 'a t -> nat"
    jsligo: "let length: (_: list<a>) => nat"
    summary: >-
      Counts the
      elements.
    since: 1.10.0
    deprecated: Use List.size.
    example:
      jsligo: let n = List.length([]);
      cameligo: let n = List.length []
`;

const COMMAND = `command: compile contract
synopsis: ligo compile contract SOURCE
summary: Turn a contract into Michelson.
description: |
  Turn a contract into Michelson, and report what is wrong.
arguments:
  - name: SOURCE
    description: The file that holds the contract.
flags:
  - --werror
  - flag: --michelson-format
    argument: FORMAT
    aliases: [-m]
    default: text
    values: [text, json, 1]
    description: How the code is written to the output.
    since: 1.6.0
examples:
  - title: The usual way
    body: |
      \`\`\`bash
      ligo compile contract a.mligo
      \`\`\`
see: [lsp]
`;

const LSP = `command: lsp
synopsis: ligo lsp
summary: Serve editors that know the protocol.
description: Serve editors that know the protocol.
examples: []
`;
const SHARED = `flags:
  --werror:
    flag: --werror
    description: Warnings are taken for errors too.
`;
const GROUPS = `intro: All commands.
groups:
  - title: All
    text: All of them.
    commands: [compile contract, lsp]
everywhere: [--werror]
`;

/** YAML features that our files never use. */
const TWISTS = [
  'a: &a [*a]',
  'x: &x { y: *x }',
  '<<: { title: Other }',
  '? [a, b]\n: c',
  '? { a: b }\n: c',
  'title: !!binary aGVsbG8=',
  'title: !!set { a }',
  'title: !unknown x',
  'title: 2024-01-01',
  '__proto__: { page: x }',
  'constructor: x',
  '--- \nsecond: document',
  '%YAML 1.1',
  '...',
  'a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b]\nd: [*c, *c, *c, *c, *c, *c, *c]',
  'title: "\\ud83c"',
  'title: |2\n    x',
  '\t- x',
  'null: ~',
  '1: 2',
  '[]',
  '',
];

const insertion = fc.record({ twist: fc.constantFrom(...TWISTS), at: fc.nat(), indent: fc.nat({ max: 2 }) });

/** A file with a twist on one of its lines, some other mistakes, or nothing but a twist. */
function twisted(text: string): fc.Arbitrary<string> {
  const lines = text.split('\n');
  const withTwist = insertion.map(({ twist, at, indent }) => {
    const indentation = ' '.repeat(2 * indent);
    const inserted = indentation + twist.replaceAll('\n', `\n${indentation}`);
    return lines.toSpliced(at % lines.length, 0, inserted).join('\n');
  });
  return mostly(
    2,
    fc.constantFrom(...TWISTS),
    sometimesMutated(mostly(30, withTwist, fc.constant(text)), 80),
  );
}

const file = (name: string, text: string): TextFile => ({ file: `${name}.yaml`, name, text });

/** Reads files, one of them changed, and checks the pages and the problems that result. */
function expectRead(changed: TextFile, read: (report: Reporter) => readonly PageSource[]): void {
  const problems: Problem[] = [];
  const pages = read((problem) => problems.push(problem)).filter((page) => page.file === changed.file);
  const lines = changed.text.split('\n').length;
  for (const { file: named, line, message } of problems) {
    expect(line, message).toBeGreaterThanOrEqual(1);
    if (named === changed.file) expect(line, message).toBeLessThanOrEqual(lines);
    expect(message).not.toMatch(/undefined|\[object/);
  }
  for (const page of pages) expect(page.tree().children).not.toEqual([]);
  // Shared flags do not form a page.
  if (changed.name !== '_shared') expect(pages.length + problems.length).toBeGreaterThan(0);
}

describe('any YAML', () => {
  test('of a module is a page, or reported with file and line', () => {
    fc.assert(
      fc.property(twisted(MODULE), (text) => {
        const changed = file('list', text);
        expectRead(changed, (report) => readReference([changed], report).pages);
      }),
    );
  });

  test.each([
    ['a command', 'compile'],
    ['a short command', 'lsp'],
    ['shared flags', '_shared'],
    ['groups', '_groups'],
  ])('of %s is a page, or reported with file and line', (_what, name) => {
    const texts = new Map([
      ['compile', COMMAND],
      ['lsp', LSP],
      ['_shared', SHARED],
      ['_groups', GROUPS],
    ]);
    fc.assert(
      fc.property(twisted(texts.get(name) ?? ''), (text) => {
        const changed = file(name, text);
        const files = [...texts].map(([one, usual]) => (one === name ? changed : file(one, usual)));
        expectRead(changed, (report) => readCommands(files, report).pages);
      }),
    );
  });
});
