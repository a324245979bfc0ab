/** Commands on pages that evaluate an expression in a file. */
import type { Syntax } from '../../model/syntax';

export interface Evaluation {
  /** Without its extension. */
  readonly file: string;
  readonly syntax: Syntax;
  readonly expression: string;
}

const EVALUATE = /^ligo run evaluate-expr (?<path>\S+) (?<expression>.+)$/;
const INTERPRET = /^ligo run interpret (?<expression>.+) --init-file (?<path>\S+)$/;
const DRY_RUN = /^ligo run dry-run (\S+)(?: -m (\S+))? ('[^']*'|"[^"]*"|\S+) ('[^']*'|"[^"]*"|\S+)$/;
/** The entrypoint and its argument. */
const CALL = /^([A-Z]\w*)(.*)$/s;

/** Undefined for other commands, and for flags that affect evaluation. */
export function readEvaluation(command: string): Evaluation | undefined {
  const { path = '', expression = '' } =
    (EVALUATE.exec(command) ?? INTERPRET.exec(command))?.groups ?? readDryRun(command);
  const [, file, extension] = /^(.*)\.(jsligo|mligo)$/.exec(path) ?? [];
  if (!file || / --/.test(expression)) return undefined;
  return { file, syntax: extension === 'jsligo' ? 'jsligo' : 'cameligo', expression: unquote(expression) };
}

function readDryRun(command: string) {
  const [, path, module, parameter = '', storage = ''] = DRY_RUN.exec(command) ?? [];
  const [, name = '', argument = ''] = CALL.exec(unquote(parameter)) ?? [];
  const entrypoint = `${module ? `${module}.` : ''}${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const given = argument.trim() === '' || argument.trim() === '()' ? 'unit' : argument.trim();
  return { path, expression: `${entrypoint}(${given})(${unquote(storage)})` };
}

function unquote(argument: string): string {
  return /^(['"])(.*)\1$/s.exec(argument)?.[2] ?? argument;
}
