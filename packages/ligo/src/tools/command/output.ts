/** How the commands print Michelson and problems. */
import { encodeMicheline, type Micheline, toJson } from '../../michelson';
import type { ReadFile } from '../../syntax/source';
import type { Language } from '../analyse';
import { linesOf, type PageAbout, type Reported } from '../problem-lines';
import { type Arguments, Mistake } from './flags';

/** Where a command runs: in a terminal with a disk, or on a page with its samples. */
export interface Terminal {
  readonly log: (line: string) => void;
  readonly warn: (line: string) => void;
  /** The text of a file, or why it cannot be read. */
  readonly read: (file: string) => string | { readonly unreadable: string };
  /** Reads files that programs import, in these folders too. */
  readonly readFrom: (folders: readonly string[]) => ReadFile;
  readonly write: (file: string, text: string) => void;
  readonly languageOf: (version?: string) => Language;
  /** Where readers find more about a message. */
  readonly pageAbout?: PageAbout;
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
export function deliver(text: string, args: Arguments, { log, write }: Terminal): number {
  const file = args.text('output-file');
  if (file === undefined) log(text);
  else write(file, `${text}\n`);
  return 0;
}

export function printProblems(reported: Reported, { warn, pageAbout }: Terminal): number {
  for (const line of linesOf(reported, pageAbout)) warn(line);
  return 1;
}
