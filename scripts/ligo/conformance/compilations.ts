/** Compares what we compile with what the compiler makes of the same programs, file by file. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse, compile, compileExpression, compileValue, type Language, measure } from '@ligo-docs/ligo';
import { type Micheline, parseMicheline, printArgument, printMicheline } from '@ligo-docs/ligo/michelson';
import { readFromDisk } from '@ligo-docs/ligo/node';
import { type LigoSyntax, type Problem, type ReadFile, syntaxOfFile } from '@ligo-docs/ligo/syntax';
import { evidenceLines } from '../../../tests/helpers/evidence';
import { recordedFiles } from './evidence';

/** From the best to the worst. */
const OUTCOMES = ['identical', 'same size', 'works but differs', 'refused', 'crash'] as const;
type Outcome = (typeof OUTCOMES)[number];

interface Compared {
  readonly program: string;
  /** The text by which a program is held out. */
  readonly text: string;
  readonly outcome: Outcome;
  /** For the list of disagreements. */
  readonly message: string;
}

export interface ComparedFile {
  readonly name: string;
  readonly compared: readonly Compared[];
}

interface Recorded {
  readonly file: string;
  /** By default that of the name of the file. */
  readonly syntax?: LigoSyntax;
  readonly module: string;
  readonly code: string;
  readonly imports?: Readonly<Record<string, string>>;
  readonly michelson: string;
}

interface RecordedRefusal extends Omit<Recorded, 'michelson'> {
  readonly line: number | null;
  readonly message: string;
}

interface RecordedExpression {
  readonly syntax: LigoSyntax;
  readonly code: string;
  readonly expression: string;
  readonly michelson?: string;
  readonly without_run?: string;
  readonly phase?: string;
  readonly message?: string;
}

interface RecordedPublic {
  readonly path: string;
  readonly sha256: string;
  readonly michelson: string;
}

/** All files with Michelson; the public contracts only with a checkout of the compiler's repository. */
export function compareCompilations(
  language: Language,
  folder: string,
  checkout?: string,
): readonly ComparedFile[] {
  const lines = <Line>(name: string): Line[] => evidenceLines<Line>(name, folder);
  return [
    {
      name: 'michelson',
      compared: lines<Recorded>('michelson').map((one) => compareContract(language, one)),
    },
    { name: 'stages', compared: lines<Recorded>('stages').map((one) => compareContract(language, one)) },
    ...(checkout
      ? [
          {
            name: 'michelson-public',
            compared: publicContracts(language, lines('michelson-public'), checkout),
          },
        ]
      : []),
    {
      name: 'expressions',
      compared: lines<RecordedExpression>('expressions').map((one) => compareExpression(language, one)),
    },
    ...['compile-refusals', 'refused-late'].map((name) => ({
      name,
      compared: lines<RecordedRefusal>(name).map((one) => compareRefusal(language, one)),
    })),
  ];
}

interface Program {
  readonly file: string;
  readonly code: string;
  readonly module: string;
  readonly readFile: ReadFile;
  readonly syntax: LigoSyntax;
}

const programOf = ({
  file,
  code,
  module,
  imports = {},
  ...recorded
}: Omit<Recorded, 'michelson'>): Program => ({
  file,
  code,
  module,
  syntax: recorded.syntax ?? syntaxOfFile(file),
  // A contract may originate its own file.
  readFile: recordedFiles({ imports: { ...imports, [file]: code } }),
});

function compiled(language: Language, { file, code, module, syntax, readFile }: Program) {
  const analysis = analyse(language, { file, text: code, syntax, readFile });
  return compile(analysis, { module });
}

function compareContract(language: Language, recorded: Recorded): Compared {
  return compareProgram(language, programOf(recorded), recorded.michelson);
}

function compareProgram(language: Language, program: Program, expected: string): Compared {
  const name = `${program.file} ${program.module}`.trim();
  return attempt(name, program.code, () => {
    const { script, problems } = compiled(language, program);
    return judge(script, expected, problems);
  });
}

function publicContracts(
  language: Language,
  recorded: readonly RecordedPublic[],
  checkout: string,
): Compared[] {
  return recorded.flatMap(({ path, sha256, michelson }) => {
    const file = join(checkout, path);
    const code = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (createHash('sha256').update(code).digest('hex') !== sha256) return [];
    const program = { file, code, module: '', syntax: syntaxOfFile(file), readFile: readFromDisk };
    return [{ ...compareProgram(language, program, michelson), program: path }];
  });
}

function compareExpression(language: Language, recorded: RecordedExpression): Compared {
  const { syntax, code, expression, phase, michelson, without_run } = recorded;
  return attempt(expression, `${code}\n${expression}`, () => {
    const file = `init.${syntax === 'jsligo' ? 'jsligo' : 'mligo'}`;
    const analysis = analyse(language, { file, text: code, syntax });
    const text = { text: expression, syntax };
    const { value, problems, stopped } = compileValue(analysis, text, { use: { kind: 'expression' } });
    if (phase !== undefined) {
      return value === undefined && (problems.length > 0 || stopped)
        ? { outcome: 'identical', message: '' }
        : { outcome: 'works but differs', message: `the compiler refuses: ${recorded.message}` };
    }
    if (michelson !== undefined && value) return judge(value, michelson, problems, printArgument);
    return judge(compileExpression(analysis, text).code, without_run ?? '', problems);
  });
}

/** A program that the compiler refuses is identical if it is refused, at the same line where the compiler gives one. */
function compareRefusal(language: Language, recorded: RecordedRefusal): Compared {
  const program = programOf(recorded);
  return attempt(`${recorded.file} ${recorded.module}`.trim(), recorded.code, () => {
    const { problems } = compiled(language, program);
    const [problem] = problems;
    const expected = oneLine(recorded.message);
    if (!problem) return { outcome: 'works but differs', message: `the compiler refuses: ${expected}` };
    const line = recorded.code.slice(0, problem.span.from).split('\n').length;
    if (recorded.line === null || recorded.line === line) return { outcome: 'identical', message: '' };
    return { outcome: 'refused', message: `line ${recorded.line} expected, ${line} found: ${expected}` };
  });
}

type Judgement = Pick<Compared, 'outcome' | 'message'>;

function judge(
  tree: Micheline | undefined,
  expected: string,
  problems: readonly Problem[],
  print = printMicheline,
): Judgement {
  if (!tree) return { outcome: 'refused', message: oneLine(problems[0]?.message ?? 'no result') };
  const text = print(tree);
  if (oneLine(text) === oneLine(expected)) return { outcome: 'identical', message: '' };
  const message = `${oneLine(expected)} is expected, ${text} is found`;
  const other = parseMicheline(expected).tree;
  return { outcome: other && measure(other) === measure(tree) ? 'same size' : 'works but differs', message };
}

function attempt(program: string, text: string, run: () => Judgement): Compared {
  try {
    return { program, text, ...run() };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { program, text, outcome: 'crash', message: oneLine(message) };
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A fifth of the programs, chosen by the hash of their text, is counted by itself. */
const isHeldOut = ({ text }: Compared): boolean => {
  const [first = 0] = createHash('sha1').update(text).digest();
  return first % 5 === 0;
};

/** A Markdown table: one row for each file, and one for its held-out fifth. */
export function compilationTable(files: readonly ComparedFile[]): readonly string[] {
  const row = (name: string, compared: readonly Compared[]): string => {
    const counts = OUTCOMES.map((outcome) => compared.filter((one) => one.outcome === outcome).length);
    return `| ${[name, compared.length, ...counts].join(' | ')} |`;
  };
  return [
    `| file | programs | ${OUTCOMES.join(' | ')} |`,
    '|---|--:|--:|--:|--:|--:|--:|',
    ...files.flatMap(({ name, compared }) => [
      row(name, compared),
      row(`${name}, held out`, compared.filter(isHeldOut)),
    ]),
  ];
}
