/** `compile parameter`, `storage`, `expression` and `constant`. */
import {
  constantHash,
  layOutArgument,
  layOutMicheline,
  type Micheline,
  printMicheline,
  writeValue,
} from '../../michelson';
import type { LigoSyntax } from '../../syntax/source';
import type { Analysis } from '../analyse';
import { compileExpression } from '../compile-expression';
import { type CompiledValue, compileValue, type ValueContext, type ValueUse } from '../compile-value';
import { type Arguments, Mistake } from './flags';
import { analyseFile, analyseInit, constantsIn, syntaxNamed } from './opened-file';
import { deliver, formatted, isJson, printProblems, type Terminal } from './output';

/** `compile parameter FILE EXPRESSION` and `compile storage FILE EXPRESSION`. */
export function compileForContract(
  kind: 'parameter' | 'storage',
  args: Arguments,
  terminal: Terminal,
): number {
  const [file, text] = args.positionals;
  if (file === undefined || text === undefined)
    throw new Mistake(`Name the file with the contract, then write the ${kind}.`);
  const analysis = analyseFile(file, args, terminal);
  const module = args.text('module');
  const entrypoint = args.text('entry-point');
  const use: ValueUse = {
    kind,
    ...(module !== undefined && { module }),
    ...(kind === 'parameter' && entrypoint !== undefined && { entrypoint }),
  };
  return withValue({ analysis, text, syntax: analysis.syntax, use }, args, terminal, (value) =>
    deliver(formatted(args, value, layOutArgument), args, terminal),
  );
}

/** `compile expression SYNTAX EXPRESSION`. */
export function compileExpressionCommand(args: Arguments, terminal: Terminal): number {
  const expression = expressionIn(args, terminal);
  if (args.has('without-run') || args.has('function-body'))
    return withCode(expression, args, terminal, (code) =>
      deliver(formatted(args, code, layOutMicheline), args, terminal),
    );
  return withValue({ ...expression, use: { kind: 'expression' } }, args, terminal, (value) =>
    deliver(formatted(args, value, layOutArgument), args, terminal),
  );
}

/** `compile constant SYNTAX EXPRESSION`: the code, how to register it, and its hash. */
export function compileConstant(args: Arguments, terminal: Terminal): number {
  const expression = expressionIn(args, terminal);
  const print = (value: Micheline): number => {
    const code = layOutMicheline(value);
    if (isJson(args)) return deliver(JSON.stringify({ text_code: code }), args, terminal);
    const quoted = JSON.stringify(code);
    const lines = [
      'Michelson constant as JSON string:',
      quoted,
      'This string can be passed in `--constants` argument when compiling a contract.',
      '',
      'Remember to register it in the network, e.g.:',
      `> tezos-client register global constant ${quoted.replaceAll('\\n', '\n')} from bootstrap1`,
      '',
      'Constant hash:',
      constantHash(value) ?? '',
    ];
    return deliver(lines.join('\n'), args, terminal);
  };
  if (args.has('without-run')) return withCode(expression, args, terminal, print);
  return withValue({ ...expression, use: { kind: 'expression' } }, args, terminal, print);
}

interface ExpressionIn {
  readonly analysis: Analysis;
  readonly text: string;
  readonly syntax: LigoSyntax;
}

function expressionIn(args: Arguments, terminal: Terminal): ExpressionIn {
  const [name, text] = args.positionals;
  if (name === undefined || text === undefined)
    throw new Mistake('Write the syntax, jsligo or cameligo, then the expression.');
  const analysis = analyseInit(name, args, terminal);
  return { analysis, text, syntax: name === 'auto' ? analysis.syntax : syntaxNamed(name) };
}

function withCode(
  { analysis, text, syntax }: ExpressionIn,
  args: Arguments,
  terminal: Terminal,
  use: (code: Micheline) => number,
): number {
  const functionBody = args.has('function-body');
  const { code, problems, files } = compileExpression(analysis, { text, syntax }, { functionBody });
  return code ? use(code) : printProblems({ problems, files }, terminal);
}

function withValue(
  { analysis, text, syntax, use: valueUse }: ExpressionIn & { readonly use: ValueUse },
  args: Arguments,
  terminal: Terminal,
  use: (value: Micheline) => number,
): number {
  const request = { use: valueUse, constants: constantsIn(args, terminal), context: contextIn(args) };
  const { value, problems, stopped, files } = compileValue(analysis, { text, syntax }, request);
  if (value) return use(value);
  if (!stopped) return printProblems({ problems, files }, terminal);
  terminal.warn(reasonOf(stopped));
  return 1;
}

type ReasonToStop = NonNullable<CompiledValue['stopped']>;

function reasonOf(stopped: ReasonToStop): string {
  if (stopped.kind === 'failure') {
    const value = printMicheline(writeValue(stopped.value, 'readable'));
    return `An error occurred while evaluating an expression: failed with ${value}`;
  }
  const message = stopped.kind === 'error' ? stopped.message : stopped.problems[0]?.message;
  return `The expression cannot be evaluated. ${message ?? ''}`;
}

/** Amounts are in tez, as LIGO's flags have them. */
function contextIn(args: Arguments): Partial<ValueContext> {
  const [amount, balance] = [args.text('amount'), args.text('balance')];
  const [now, sender, source] = [args.text('now'), args.text('sender'), args.text('source')];
  return {
    ...(amount !== undefined && { amount: mutezIn('amount', amount) }),
    ...(balance !== undefined && { balance: mutezIn('balance', balance) }),
    ...(now !== undefined && { now: secondsIn(now) }),
    ...(sender !== undefined && { sender }),
    ...(source !== undefined && { source }),
  };
}

function mutezIn(flag: string, text: string): bigint {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (whole === '') throw new Mistake(`--${flag} is an amount in tez, not "${text}".`);
  return BigInt(whole + decimals.padEnd(6, '0'));
}

function secondsIn(text: string): bigint {
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(milliseconds))
    throw new Mistake(`--now is a time such as 2025-01-31T12:00:00Z, not "${text}".`);
  return BigInt(Math.floor(milliseconds / 1000));
}
