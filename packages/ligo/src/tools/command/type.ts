/** `compile type TYPE`. */
import { layOutArgument } from '../../michelson';
import { compileType } from '../compile-type';
import { type Arguments, Mistake } from './flags';
import { programAt, syntaxNamed } from './opened-file';
import { deliver, formatted, printProblems, type Terminal } from './output';

export function compileTypeCommand(args: Arguments, terminal: Terminal): number {
  const [text] = args.positionals;
  if (text === undefined) throw new Mistake('Write the type.');
  const file = args.text('init-file');
  const program =
    file === undefined
      ? { file: 'init', text: '', syntax: syntaxNamed(args.text('syntax') ?? 'auto') }
      : programAt(file, args, terminal);
  const compiled = compileType(terminal.languageOf(args.text('version')), program, text);
  if (!compiled.type) return printProblems(compiled, terminal);
  return deliver(formatted(args, compiled.type, layOutArgument), args, terminal);
}
