/** Files of the library and of the command line, with every kind of mistake: a page comes out, or the writer is told. */
import { describe, test } from 'vitest';
import { readCommands } from '../../src/content/cli/read';
import type { TextFile } from '../../src/content/files';
import type { PageSource } from '../../src/content/page-source';
import { readReference } from '../../src/content/reference/read';
import type { Problem, Reporter } from '../../src/model/problem';
import { type Chance, holdsFor, must } from '../helpers/chance';

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
    cameligo: "val length : \\x27a t -> nat"
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
  Turn a contract into Michelson, and tell what is wrong.
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

/** Parts that a file of ours never has, and that YAML gives a meaning. */
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

function twisted(chance: Chance, text: string): string {
  if (chance.yes(0.02)) return chance.pick(TWISTS);
  const lines = text.split('\n');
  const indent = ' '.repeat(2 * chance.below(3));
  const twist = chance.pick(TWISTS).replaceAll('\n', `\n${indent}`);
  const made = chance.yes(0.3)
    ? lines.toSpliced(chance.below(lines.length), 0, indent + twist).join('\n')
    : text;
  return chance.yes(0.8) ? chance.mutated(made) : made;
}

const file = (name: string, text: string): TextFile => ({ file: `${name}.yaml`, name, text });

/** Reads files, one of them changed, and holds the pages and the problems against it. */
function checkRead(changed: TextFile, read: (report: Reporter) => readonly PageSource[]): void {
  const problems: Problem[] = [];
  const pages = read((problem) => problems.push(problem)).filter((page) => page.file === changed.file);
  const lines = changed.text.split('\n').length;
  for (const { file: named, line, message } of problems) {
    const isChanged = named === changed.file;
    must(
      line !== undefined && line >= 1 && (!isChanged || line <= lines),
      `'${message}' is at line ${line} of ${lines}`,
    );
    must(!/undefined|\[object/.test(message), `'${message}' helps nobody`);
  }
  must(pages.length > 0 || problems.length > 0, 'the file is lost in silence');
  for (const page of pages) must(page.tree().children.length > 0, 'the page is empty');
}

describe('any YAML', () => {
  test('of a module is a page, or told with file and line', () => {
    holdsFor(
      'modules in YAML',
      (chance) => twisted(chance, MODULE),
      (text) => {
        const changed = file('list', text);
        checkRead(changed, (report) => readReference([changed], report).pages);
      },
      0.5,
    );
  });

  test('of a command, of shared flags or of groups is a page, or told with file and line', () => {
    const texts = { compile: COMMAND, lsp: LSP, _shared: SHARED, _groups: GROUPS };
    const names = Object.keys(texts) as (keyof typeof texts)[];
    const known = new Map<string, unknown>();
    holdsFor(
      'commands in YAML',
      (chance) => {
        const name = chance.pick(['compile', 'compile', ...names] as const);
        return { name, text: twisted(chance, texts[name]) };
      },
      ({ name, text }) => {
        const changed = file(name, text);
        const files = names.map((one) => (one === name ? changed : file(one, texts[one])));
        const isPage = name !== '_shared';
        const page = {
          file: changed.file,
          tree: () => ({ type: 'root', children: [{ type: 'break' }] }),
        } as PageSource;
        checkRead(changed, (report) => {
          const { pages } = readCommands(files, report, known);
          return isPage ? pages : [...pages, page];
        });
      },
      0.5,
    );
  });
});
