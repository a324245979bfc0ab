/** The commands that compile, with LIGO's own arguments and flags. */
import { compileContract, measureContract, printStep } from './contract';
import { type CommandName, FLAGS_OF, flagsOf, Mistake, readArguments } from './flags';
import type { Terminal } from './output';
import { compileTypeCommand } from './type';
import { compileConstant, compileExpressionCommand, compileForContract } from './value';

export const COMPILE_USAGE = [
  'compile contract [-m MODULE] [--michelson-format text|json|hex] [-o FILE] FILE (-help lists all flags)',
  'compile parameter [-m MODULE] [-e ENTRYPOINT] FILE EXPRESSION',
  'compile storage [-m MODULE] FILE EXPRESSION',
  'compile expression [--init-file FILE] [--without-run] jsligo|cameligo EXPRESSION',
  'compile constant [--init-file FILE] jsligo|cameligo EXPRESSION',
  'compile type [--init-file FILE] [--syntax jsligo|cameligo] TYPE',
  'info measure-contract [-m MODULE] FILE',
  'print ast-aggregated|ast-expanded|mini-c|michelson [-m MODULE] FILE',
];

function commandIn([first, second]: readonly string[]): CommandName | undefined {
  const name = `${first} ${second}`;
  return Object.hasOwn(FLAGS_OF, name) ? (name as CommandName) : undefined;
}

/** Whether the words name one of these commands. */
export const isCompileCommand = (words: readonly string[]): boolean => commandIn(words) !== undefined;

/** Runs a command and returns its exit code. */
export function runCompileCommand(words: readonly string[], terminal: Terminal): number {
  const command = commandIn(words);
  try {
    if (!command) throw new Mistake(`There is no command "${words.slice(0, 2).join(' ')}".`);
    return runCommand(command, words.slice(2), terminal);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    terminal.warn(error.message);
    return 1;
  }
}

function runCommand(command: CommandName, words: readonly string[], terminal: Terminal): number {
  const args = readArguments(command, words);
  if (args.has('help')) return printHelp(command, terminal);
  switch (command) {
    case 'compile contract':
      return compileContract(args, terminal);
    case 'compile parameter':
      return compileForContract('parameter', args, terminal);
    case 'compile storage':
      return compileForContract('storage', args, terminal);
    case 'compile expression':
      return compileExpressionCommand(args, terminal);
    case 'compile constant':
      return compileConstant(args, terminal);
    case 'compile type':
      return compileTypeCommand(args, terminal);
    case 'info measure-contract':
      return measureContract(args, terminal);
    default:
      return printStep(command, args, terminal);
  }
}

function printHelp(command: CommandName, { log }: Terminal): number {
  const usage = COMPILE_USAGE.filter((line) => line.startsWith(command.replace(/^print .*/, 'print')));
  log(['Usage:', ...usage.map((line) => `  ${line}`), 'Flags:', ...flagsOf(command)].join('\n'));
  return 0;
}
