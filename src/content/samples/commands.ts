/** Commands on pages that evaluate something in a file: what they evaluate, as an expression of that file. */
import type { Syntax } from '../../model/syntax';

export interface Evaluation {
  /** Without its extension. */
  readonly file: string;
  readonly syntax: Syntax;
  readonly expression: string;
}

const EVALUATE = /^ligo run evaluate-expr (\S+) (.+)$/;
const INTERPRET = /^ligo run interpret (.+) --init-file (\S+)$/;
const DRY_RUN = /^ligo run dry-run (\S+)(?: -m (\S+))? ('[^']*'|"[^"]*"|\S+) ('[^']*'|"[^"]*"|\S+)$/;
/** The entrypoint and its argument. */
const CALL = /^([A-Z]\w*)(.*)$/s;

/** Nothing for other commands, and for flags that change what the code sees. */
export function readEvaluation(command: string): Evaluation | undefined {
  const evaluate = EVALUATE.exec(command);
  if (evaluate) return evaluation(evaluate[1], evaluate[2]);
  const interpret = INTERPRET.exec(command);
  if (interpret) return evaluation(interpret[2], interpret[1]);
  const dryRun = DRY_RUN.exec(command);
  if (!dryRun) return undefined;
  const [, path, module, parameter = '', storage = ''] = dryRun;
  const [, name = '', argument = ''] = CALL.exec(unquote(parameter)) ?? [];
  const entrypoint = `${module ? `${module}.` : ''}${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const given = argument.trim() === '' || argument.trim() === '()' ? 'unit' : argument.trim();
  return evaluation(path, `${entrypoint}(${given})(${unquote(storage)})`);
}

function evaluation(path = '', expression = ''): Evaluation | undefined {
  const [, file, extension] = /^(.*)\.(jsligo|mligo)$/.exec(path) ?? [];
  if (!file || / --/.test(expression)) return undefined;
  return { file, syntax: extension === 'jsligo' ? 'jsligo' : 'cameligo', expression: unquote(expression) };
}

function unquote(argument: string): string {
  return /^(['"])(.*)\1$/s.exec(argument)?.[2] ?? argument;
}
