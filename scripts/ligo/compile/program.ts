/** The program and the global constants that the arguments of a command name. */
import { readFileSync } from 'node:fs';
import { type Analysis, analyse, createLanguage } from '@ligo-docs/ligo';
import { type Constants, constantHash, type Micheline, parseMicheline } from '@ligo-docs/ligo/michelson';
import { programAt, readFromFolders } from '@ligo-docs/ligo/node';
import type { LigoSyntax } from '@ligo-docs/ligo/syntax';
import { type Arguments, Mistake } from './flags';

/** The analysis of a file; `--syntax` overrides the ending of its name. */
export function analyseFile(file: string, args: Arguments): Analysis {
  const text = programAt(file);
  if ('unreadable' in text) throw new Mistake(text.unreadable);
  const syntax = args.text('syntax');
  const chosen = syntax === undefined || syntax === 'auto' ? text.syntax : syntaxNamed(syntax);
  const folders =
    args
      .text('library')
      ?.split(',')
      .map((folder) => folder.trim()) ?? [];
  return analyse(createLanguage(args.text('version')), {
    ...text,
    syntax: chosen,
    readFile: readFromFolders(folders),
    symbols: args.list('define'),
  });
}

export function syntaxNamed(name: string): LigoSyntax {
  if (name === 'jsligo' || name === 'cameligo') return name;
  throw new Mistake(`There is no syntax "${name}": use jsligo or cameligo.`);
}

/** The analysis of the file of `--init-file`, or of an empty one. */
export function analyseInit(name: string, args: Arguments): Analysis {
  const file = args.text('init-file');
  if (file !== undefined) return analyseFile(file, args);
  return analyse(createLanguage(args.text('version')), { file: 'init', text: '', syntax: syntaxNamed(name) });
}

/** The constants of `--constants`, separated by commas, and those of the JSON list in `--file-constants`. */
export function constantsIn(args: Arguments): Constants {
  const given = (args.text('constants') ?? '').split(',').filter((text) => text.trim() !== '');
  const file = args.text('file-constants');
  const texts = file === undefined ? given : [...given, ...constantsOfFile(file)];
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

function constantsOfFile(file: string): readonly string[] {
  const list = parsedJson(file);
  if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list;
  throw new Mistake(`Cannot parse global constants file: ${file}. It must be a JSON list of strings.`);
}

function parsedJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Mistake(`Cannot parse global constants file: ${file}. ${error.message}`);
    throw new Mistake(`Cannot open global constants file. Check that "${file}" exists.`);
  }
}
