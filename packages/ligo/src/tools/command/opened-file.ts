/** The program and the global constants that the arguments of a command name. */
import { type Constants, constantHash, type Micheline, parseMicheline } from '../../michelson';
import type { ProgramText } from '../../syntax/parse-program';
import { type LigoSyntax, syntaxOfFile } from '../../syntax/source';
import { type Analysis, analyse } from '../analyse';
import { type Arguments, Mistake } from './flags';
import type { Terminal } from './output';
import { printWarnings } from './warnings';

/** A file with the programs that it may import; `--syntax` overrides the ending of its name. */
export function programAt(file: string, args: Arguments, { read, readFrom }: Terminal): ProgramText {
  const text = read(file);
  if (typeof text !== 'string') throw new Mistake(text.unreadable);
  const syntax = args.text('syntax');
  const folders = (args.text('library') ?? '').split(',').map((folder) => folder.trim());
  return {
    file,
    text,
    syntax: syntax === undefined || syntax === 'auto' ? syntaxOfFile(file) : syntaxNamed(syntax),
    readFile: readFrom(folders.filter(Boolean)),
    symbols: args.list('define'),
  };
}

export function analyseFile(file: string, args: Arguments, terminal: Terminal): Analysis {
  const analysis = analyse(terminal.languageOf(args.text('version')), programAt(file, args, terminal));
  printWarnings(analysis, args, terminal);
  return analysis;
}

export function syntaxNamed(name: string): LigoSyntax {
  if (name === 'jsligo' || name === 'cameligo') return name;
  throw new Mistake(`There is no syntax "${name}": use jsligo or cameligo.`);
}

/** The analysis of the file of `--init-file`, or of an empty one. */
export function analyseInit(name: string, args: Arguments, terminal: Terminal): Analysis {
  const file = args.text('init-file');
  if (file !== undefined) return analyseFile(file, args, terminal);
  const language = terminal.languageOf(args.text('version'));
  return analyse(language, { file: 'init', text: '', syntax: syntaxNamed(name) });
}

/** The constants of `--constants`, separated by commas, and those of the JSON list in `--file-constants`. */
export function constantsIn(args: Arguments, terminal: Terminal): Constants {
  const given = (args.text('constants') ?? '').split(',').filter((text) => text.trim() !== '');
  const file = args.text('file-constants');
  const texts = file === undefined ? given : [...given, ...constantsOfFile(file, terminal)];
  return new Map(texts.map(registered));
}

function registered(text: string): [string, Micheline] {
  const { tree, problems } = parseMicheline(text);
  const hash = tree && constantHash(tree);
  if (!tree || hash === undefined || problems.length > 0)
    throw new Mistake(
      `This constant is not Michelson: ${text} (${problems[0]?.message ?? 'unknown primitive'})`,
    );
  return [hash, tree];
}

function constantsOfFile(file: string, { read }: Terminal): readonly string[] {
  const text = read(file);
  if (typeof text !== 'string')
    throw new Mistake(`Cannot open global constants file. Check that "${file}" exists.`);
  const list = parsedJson(file, text);
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list;
  throw new Mistake(`Cannot parse global constants file: ${file}. It must be a JSON list of strings.`);
}

function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Mistake(`Cannot parse global constants file: ${file}. ${reason}`);
  }
}
