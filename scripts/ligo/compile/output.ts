/** How the commands print Michelson and problems. */
import { writeFileSync } from 'node:fs';
import { encodeMicheline, type Micheline, toJson } from '@ligo-docs/ligo/michelson';
import type { Problem, SourceFile } from '@ligo-docs/ligo/syntax';
import { linesOf } from '../check-command';
import { type Arguments, Mistake } from './flags';

export interface Output {
  readonly log: (line: string) => void;
  readonly warn: (line: string) => void;
}

const FORMATS = ['text', 'json', 'hex'] as const;

type LayOut = (tree: Micheline) => string;

/** The text in the chosen format; with `--display-format json`, LIGO puts it into an object. */
export function formatted(args: Arguments, tree: Micheline, layOut: LayOut): string {
  const name = args.text('michelson-format') ?? 'text';
  const format = FORMATS.find((one) => one === name);
  if (!format) throw new Mistake(`There is no format "${name}": use ${FORMATS.join(', ')}.`);
  const text = formattedAs(format, tree, layOut);
  return isJson(args) ? JSON.stringify({ [`${format}_code`]: text }) : text;
}

function formattedAs(format: (typeof FORMATS)[number], tree: Micheline, layOut: LayOut): string {
  if (format === 'json') return JSON.stringify(toJson(tree), undefined, 2);
  return format === 'hex' ? (encodeMicheline(tree) ?? '') : layOut(tree);
}

const DISPLAY_FORMATS = ['human-readable', 'dev', 'json'];

export function isJson(args: Arguments): boolean {
  const format = args.text('display-format') ?? args.text('format') ?? 'human-readable';
  if (!DISPLAY_FORMATS.includes(format))
    throw new Mistake(`There is no display format "${format}": use ${DISPLAY_FORMATS.join(', ')}.`);
  return format === 'json';
}

/** Prints to the file of `-o`, or to the terminal. */
export function deliver(text: string, args: Arguments, { log }: Output): number {
  const file = args.text('output-file');
  if (file === undefined) log(text);
  else writeFileSync(file, `${text}\n`);
  return 0;
}

export function printProblems(
  problems: readonly Problem[],
  files: readonly SourceFile[],
  { warn }: Output,
): number {
  for (const line of linesOf({ problems, files })) warn(line);
  return 1;
}
