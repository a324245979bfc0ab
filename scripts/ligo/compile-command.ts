/** `compile contract`, `compile expression` and `info measure-contract`, with LIGO's own arguments. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { analyse, compile, compileExpression, createLanguage, measure } from '@ligo-docs/ligo';
import {
  type CallContext,
  encodeMicheline,
  type Host,
  layOutArgument,
  layOutMicheline,
  type Micheline,
  runCode,
  toJson,
  writeValue,
} from '@ligo-docs/ligo/michelson';
import { programAt } from '@ligo-docs/ligo/node';
import type { LigoSyntax, Problem, ProgramText, SourceFile } from '@ligo-docs/ligo/syntax';
import { linesOf } from './check-command';

const FORMATS = ['text', 'json', 'hex'] as const;
type Format = (typeof FORMATS)[number];

const OPTIONS = {
  module: { type: 'string', short: 'm' },
  'michelson-format': { type: 'string', default: 'text' },
  'output-file': { type: 'string', short: 'o' },
  'enable-michelson-typed-opt': { type: 'boolean', default: false },
  'disable-michelson-typechecking': { type: 'boolean', default: false },
  'init-file': { type: 'string' },
  version: { type: 'string' },
} as const;

export const COMPILE_USAGE = [
  'compile contract [-m MODULE] [--michelson-format text|json|hex] [-o FILE] FILE',
  'compile expression [--init-file FILE] [--michelson-format text|json|hex] jsligo|cameligo EXPRESSION',
  'info measure-contract [-m MODULE] FILE',
];

/** An expression is evaluated before any block, by an account that has no contract. */
const ACCOUNT = 'tz1KqTpEZ7Yob7QbPE4Hy4Wo8fHG8LhKxZSx';
const CONTEXT: CallContext = {
  sender: ACCOUNT,
  source: ACCOUNT,
  self: 'KT1BEqzn5Wx8uJrZNvS9DVHdmoGCZQxVVd7D',
  amount: 0n,
  balance: 0n,
  now: 0n,
  level: 0n,
  chainId: 'NetXdQprcVkpaWU',
  minBlockTime: 1n,
  totalVotingPower: 0n,
};
const HOST: Host = {
  parameterOf: () => undefined,
  contractAt: () => undefined,
  nextAddress: () => 'KT1BEqzn5Wx8uJrZNvS9DVHdmoGCZQxVVd7D',
  votingPower: () => 0n,
};

export interface CompileOutput {
  readonly log: (line: string) => void;
  readonly warn: (line: string) => void;
}

type Values = ReturnType<typeof readArguments>['values'];

function readArguments(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

/** Whether the words name one of these commands. */
export function isCompileCommand([first, second]: readonly string[]): boolean {
  const names = [
    ['compile', 'contract'],
    ['compile', 'expression'],
    ['info', 'measure-contract'],
  ];
  return names.some(([one, other]) => one === first && other === second);
}

/** Runs a command and returns its exit code. */
export function runCompileCommand(
  [, action = '', ...rest]: readonly string[],
  output: CompileOutput,
): number {
  const { values, positionals } = readArguments(rest);
  const format = FORMATS.find((one) => one === values['michelson-format']);
  const [first, second] = positionals;
  if (!format)
    return refuse(`There is no format "${values['michelson-format']}": use ${FORMATS.join(', ')}.`, output);
  if (!first) return refuse(`${action} needs a file.`, output);
  switch (action) {
    case 'expression': {
      const syntax = syntaxNamed(first);
      if (!syntax || second === undefined)
        return refuse('Write the syntax, jsligo or cameligo, then the expression.', output);
      return printExpression(syntax, second, { values, format, output });
    }
    case 'measure-contract':
      return printContract(first, values, output, (script) => `${measure(script) ?? 0} bytes`);
    default:
      return printContract(first, values, output, (script) => formatted(script, format, layOutMicheline));
  }
}

function refuse(message: string, { warn }: CompileOutput): number {
  warn(message);
  return 2;
}

function syntaxNamed(name: string): LigoSyntax | undefined {
  return name === 'jsligo' || name === 'cameligo' ? name : undefined;
}

function printContract(
  file: string,
  values: Values,
  output: CompileOutput,
  print: (script: Micheline) => string,
): number {
  const text = programAt(file);
  if ('unreadable' in text) return refuse(text.unreadable, output);
  const { typed, program, problems } = analyse(createLanguage(values.version), text);
  const { script, problems: found } = compile(typed, {
    ...(values.module !== undefined && { module: values.module }),
    optimiseWithTypes: values['enable-michelson-typed-opt'],
    unchecked: values['disable-michelson-typechecking'],
  });
  const all = problems.length > 0 ? problems : found;
  if (script === undefined || problems.length > 0) return printProblems(all, program.files, output);
  return deliver(print(script), values, output);
}

interface ExpressionOutput {
  readonly values: Values;
  readonly format: Format;
  readonly output: CompileOutput;
}

function printExpression(
  syntax: LigoSyntax,
  text: string,
  { values, format, output }: ExpressionOutput,
): number {
  const file = values['init-file'];
  const program: ReturnType<typeof programAt> = file
    ? programAt(file)
    : ({ file: 'init', text: '', syntax } satisfies ProgramText);
  if ('unreadable' in program) return refuse(program.unreadable, output);
  const analysis = analyse(createLanguage(values.version), program);
  const { code, problems, files } = compileExpression(analysis, { text, syntax });
  if (code === undefined) return printProblems(problems, files, output);
  const result = runCode({ code, stack: [], context: CONTEXT, host: HOST });
  if (result.kind !== 'success') {
    output.warn('The expression fails when it is evaluated, so it has no value.');
    return 1;
  }
  return deliver(formatted(writeValue(result.value, 'readable'), format, layOutArgument), values, output);
}

function printProblems(
  problems: readonly Problem[],
  files: readonly SourceFile[],
  { warn }: CompileOutput,
): number {
  for (const line of linesOf({ problems, files })) warn(line);
  return 1;
}

function formatted(tree: Micheline, format: Format, layOut: (tree: Micheline) => string): string {
  if (format === 'json') return JSON.stringify(toJson(tree), undefined, 2);
  if (format === 'hex') return encodeMicheline(tree) ?? '';
  return layOut(tree);
}

function deliver(text: string, values: Values, { log }: CompileOutput): number {
  const file = values['output-file'];
  if (file) writeFileSync(file, `${text}\n`);
  else log(text);
  return 0;
}
