/** Translates programs from one syntax to the other, in the style of the formatter. */
import { parseProgram } from '../../syntax/parse-program';
import { format } from '../../syntax/print/format';
import type { Problem } from '../../syntax/problem';
import type { LigoSyntax, ReadFile } from '../../syntax/source';
import { type Analysis, analyse } from '../analyse';
import { Comments } from './comments';
import { refuse, type Translating } from './context';
import { declarationsText as cameligo } from './to-cameligo/declarations';
import { declarationsText as jsligo } from './to-jsligo/declarations';
import { namesUsedOutside } from './used-outside';

export type Translation = { readonly text: string } | { readonly problems: readonly Problem[] };

export interface TranslateOptions {
  /** Finds the files that the program imports. */
  readonly readFile?: ReadFile;
  /** Declarations before this offset are not part of the result. */
  readonly from?: number;
}

/** The program in the other syntax, or what has no counterpart in it. */
export function translate(analysis: Analysis, options: TranslateOptions = {}): Translation {
  const { readFile, from = 0 } = options;
  const whole = checkedTranslation(analysis, readFile);
  if (from === 0 || 'problems' in whole) return whole;
  return attempt(analysis, whole.explicit, from);
}

interface Attempt {
  readonly text: string;
  readonly explicit: boolean;
}

function checkedTranslation(
  analysis: Analysis,
  readFile: ReadFile | undefined,
): Attempt | { readonly problems: readonly Problem[] } {
  const parsing = analysis.problems.filter(({ phase }) => phase === 'parse');
  if (parsing.length > 0) return { problems: parsing };
  const plain = attempt(analysis, false);
  if ('problems' in plain) return plain;
  if (analysis.problems.length > 0) return plain;
  const problem = firstProblem(analysis, plain.text, readFile);
  if (!problem) return plain;
  const explicit = attempt(analysis, true);
  if ('text' in explicit && !firstProblem(analysis, explicit.text, readFile)) return explicit;
  return { problems: [unchecked(analysis, problem)] };
}

function attempt(
  analysis: Analysis,
  explicit: boolean,
  from = 0,
): Attempt | { readonly problems: readonly Problem[] } {
  const { text, syntax, program, typed } = analysis;
  const to: LigoSyntax = syntax === 'jsligo' ? 'cameligo' : 'jsligo';
  const included = new Map<number, Translating>();
  const context: Translating = {
    text,
    inFile: (file) => {
      if (file === 0) return context;
      const source = program.files[file]?.text ?? '';
      const known = included.get(file);
      const own = known ?? { ...context, text: source, comments: new Comments(source, syntax, to) };
      included.set(file, own);
      return own;
    },
    to,
    typed,
    comments: new Comments(text, syntax, to, from),
    problems: [],
    usedOutside: namesUsedOutside(program.declarations),
    explicit,
  };
  refuseDirectives(context);
  const write = to === 'cameligo' ? cameligo : jsligo;
  const declarations = program.declarations.filter(({ span }) => span.file !== 0 || span.from >= from);
  const written = [
    write(context, declarations),
    ...[...included.values(), context].map((one) => one.comments.before(one.text.length + 1)),
  ].join('\n');
  for (const one of included.values()) refuseDirectives(one);
  if (context.problems.length > 0) return { problems: context.problems };
  const formatted = format(written, to);
  if (formatted !== undefined) return { text: formatted, explicit };
  const { problems } = parseProgram({ file: '', text: written, syntax: to });
  return { problems: [unchecked(analysis, problems[0])] };
}

/** Directives are not in the tree, except `#import`. What is included is translated in its place. */
function refuseDirectives(context: Translating): void {
  const found = /^[ \t]*#[ \t]*(if|elif|define|undef)\b.*/m.exec(context.text);
  if (!found) return;
  const span = { file: 0, from: found.index, to: found.index + found[0].length };
  refuse(
    context,
    span,
    'Conditions and symbols of the preprocessor are not translated.',
    'Translate the program without them.',
  );
}

/** The translation stands where the program stood, because imports are relative to it. */
function firstProblem(
  { language, syntax, program }: Analysis,
  text: string,
  readFile?: ReadFile,
): Problem | undefined {
  const to: LigoSyntax = syntax === 'jsligo' ? 'cameligo' : 'jsligo';
  const file = program.files[0]?.path ?? '';
  return analyse(language, { file, text, syntax: to, ...(readFile && { readFile }) }).problems[0];
}

/** The translation of an accepted program is refused: a gap of the translator. */
function unchecked({ text, syntax }: Analysis, problem: Problem | undefined): Problem {
  const target = syntax === 'jsligo' ? 'CameLIGO' : 'JsLIGO';
  return {
    phase: 'core',
    code: 'untranslatable',
    message: `The translation to ${target} would not be accepted: ${problem?.message ?? 'it does not parse.'}`,
    hint: 'Write more types, or translate the program in parts.',
    span: { file: 0, from: 0, to: Math.max(0, text.search(/\n|$/)) },
  };
}
