/** What pages quote of compiled programs: outputs of commands, and Michelson. */
import { compile, compileType, type Language } from '@ligo-docs/ligo';
import { parseMicheline, printMicheline } from '@ligo-docs/ligo/michelson';
import type { PrintedText, Sample } from '../../markdown/article';
import type { AnalyseIn } from './analyse';
import type { CheckedText, Findings } from './findings';
import { type AnswerOnPage, answerWith, outputsBySyntax } from './page-terminal';
import { acceptedPrograms } from './programs';

type Fail = (line: number, message: string) => void;

/** Compares every quoted output that a command above it prints here, and every other piece of Michelson. */
export function checkCompiled(
  { file, article: { printed, samples }, versions }: CheckedText,
  analyseIn: AnalyseIn,
  languageOf: (version: string) => Language,
  { errors, exempt, counts }: Findings,
): void {
  const fail: Fail = (line, message) => errors.push({ file, line, message });
  const [version] = versions;
  if (version === undefined) return;
  for (const output of printed) {
    const above = samples.filter(({ line, inFails }) => line < output.line && !inFails);
    const verdict = judge(output, answerWith(above, languageOf(version)), () =>
      michelsonOf(samples, analyseIn(version)),
    );
    if (verdict === 'same') counts.compiled += 1;
    else if (verdict === 'unknown')
      exempt.push({ file, line: output.line, message: 'This Michelson is not compared with a program.' });
    else if (verdict !== 'other') fail(output.line, verdict.message);
  }
}

/** `other` is no output of a compiled program. */
type Verdict = 'same' | 'unknown' | 'other' | { readonly message: string };

function judge(
  { language, text, commands }: PrintedText,
  answer: AnswerOnPage,
  michelson: () => readonly string[],
): Verdict {
  const answers = commands.flatMap((line) => {
    const found = answer(line);
    return found ? [{ line, ...found }] : [];
  });
  const outputs = outputsBySyntax(answers.filter(({ code }) => code === 0));
  const isSame = (output: string) => oneLine(output) === oneLine(text);
  // Of several commands, the page may quote one.
  if (outputs.length > 0 && outputs.every((own) => isSame(own.join('\n')) || own.some(isSame))) return 'same';
  const isMichelson = language === 'michelson';
  if (isMichelson && isIn(michelson(), text)) return 'same';
  const isAnswered = outputs.length > 0 && answers.length === commands.length;
  if (isAnswered) return { message: `The command prints something else:\n${described(outputs)}` };
  const refused = answers.find(({ code }) => code !== 0);
  if (isMichelson && refused) return { message: `The command does not compile: ${refused.text}` };
  return isMichelson ? 'unknown' : 'other';
}

const described = (outputs: readonly (readonly string[])[]): string =>
  outputs.map((own) => own.join('\n')).join('\n--- in the other syntax:\n');

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Whether pieces of Michelson are parts of what a page compiles to. */
const isIn = (compiled: readonly string[], text: string): boolean =>
  canonical(text).every((piece) => compiled.some((all) => all.includes(piece)));

/** One tree for each line, or one for all of them. */
function canonical(text: string): readonly string[] {
  const whole = parseMicheline(text);
  const trees = whole.tree && whole.problems.length === 0 ? [text] : text.split(/\n(?=\S)/);
  return trees.map((one) => {
    const { tree } = parseMicheline(one);
    return (tree ? printMicheline(tree) : oneLine(one)).replace(/^\((.*)\)$/s, '$1');
  });
}

/** All contracts and declared types of the programs on a page. */
function michelsonOf(samples: readonly Sample[], analyse: ReturnType<AnalyseIn>): readonly string[] {
  return acceptedPrograms(samples).flatMap((program) => {
    const analysis = analyse(program);
    const scripts = [...analysis.typed.contracts.keys()].map(
      (module) => compile(analysis, { module }).script,
    );
    const source = { file: 'sample', text: program.code, syntax: program.syntax };
    const types = analysis.typed.declared.items
      .filter(({ kind }) => kind === 'type')
      .map(({ name }) => compileType(analysis.language, source, name).type);
    return [...scripts, ...types].flatMap((tree) => (tree ? [printMicheline(tree)] : []));
  });
}
