/** Commands of a made-up compiler, for tests. */
import { readCommands } from '../../packages/site/src/content/cli/read';
import type { PageSource } from '../../packages/site/src/content/content';
import { listener } from './listener';

export const SHARED = `flags:
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

export const GROUPS = `intro: |
  All commands.
groups:
  - title: Compile
    text: To Michelson.
    commands: [compile contract]
everywhere: [--no-color]
title: All commands
description: Every command of the compiler.
`;

export const command = (fields = '', name = 'compile contract') => `command: ${name}
synopsis: ligo ${name} SOURCE_FILE
summary: Compile a contract down to Michelson.
description: |
  What it does, in more words.
examples:
  - title: Compile a file
    body: |
      Like this.
${fields}`;

export type Texts = Record<string, string>;

export function read(texts: Texts) {
  const { report, messages } = listener();
  const files = Object.entries(texts).map(([name, text]) => ({ name, text, file: `${name}.yaml` }));
  return { ...readCommands(files, report), messages };
}

export function pageOf(texts: Texts, id = 'manpages/compile-contract'): PageSource {
  const page = read(texts).pages.find((one) => one.id === id);
  if (!page) throw new Error(`There is no page ${id}.`);
  return page;
}
