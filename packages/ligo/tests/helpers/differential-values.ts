/** Values of programs, evaluated and by their compiled code. */

import type { Stopped } from '../../src/chain/run';
import { runProgram } from '../../src/chain/run';
import { micheline } from '../../src/evaluate/michelson/of-value';
import { isFunction } from '../../src/evaluate/values/function';
import type { Micheline } from '../../src/michelson';
import {
  checkType,
  checkValue,
  isolated,
  printMicheline,
  runCode,
  type Type,
  writeValue,
} from '../../src/michelson';
import { compileExpression } from '../../src/tools/compile-expression';
import { failuresOf } from '../../src/tools/run-report';
import { analyseText } from './analyse-text';

export interface ComparedValue {
  readonly name: string;
  readonly evaluated: string;
  readonly executed: string;
}

const { context, host } = isolated('tz1Ke2h7sDdakHJQh8WX4Z372du1KChsksyU');
/** Blocks of the simulated chain are further apart. */
const CONTEXT = { ...context, minBlockTime: 8n };

/** The data that a program in CameLIGO declares, up to the first declaration that fails, both ways. */
export function compareValues(text: string): ComparedValue[] {
  const analysis = analyseText(text, 'cameligo');
  if (analysis.problems.length > 0) throw new Error(`${text}\n${analysis.problems[0]?.message}`);
  const result = runProgram(analysis, {});
  const failed = failuresOf(result)[0]?.stopped;
  const names = analysis.program.declarations.flatMap((one) =>
    one.kind === 'value' && one.pattern.kind === 'variable' ? [one.pattern.name.text] : [],
  );
  const compared: ComparedValue[] = [];
  for (const name of names) {
    const value = result.values.get(name);
    if (value && isFunction(value)) continue;
    const compiled = compileExpression(analysis, { text: name, syntax: 'cameligo' });
    const type = compiled.type && checkType(compiled.type).type;
    if (!compiled.code || !type) throw new Error(`${text}\n${name}: ${compiled.problems[0]?.message}`);
    const executed = executedText(compiled.code);
    if (value) compared.push({ name, evaluated: shown(micheline(value, 'readable'), type), executed });
    else if (failed) return [...compared, { name, evaluated: failureText(failed), executed }];
  }
  return compared;
}

function shown(node: Micheline, type: Type): string {
  const { value } = checkValue(node, type);
  return value
    ? printMicheline(writeValue(value, 'readable'))
    : `no value of its type: ${printMicheline(node)}`;
}

function executedText(code: Micheline): string {
  const result = runCode({ code, stack: [], context: CONTEXT, host });
  switch (result.kind) {
    case 'success':
      return printMicheline(writeValue(result.value, 'readable'));
    case 'failure':
      return `failure ${printMicheline(writeValue(result.value, 'readable'))}`;
    case 'refused':
      return `refused ${result.problems[0]?.message}`;
    case 'error':
      return `error ${result.code}`;
  }
}

function failureText({ reason }: Stopped): string {
  if (reason.kind === 'failwith') return `failure ${printMicheline(micheline(reason.value, 'readable'))}`;
  if (reason.kind === 'error' && /overflow/i.test(reason.message)) return 'error overflow';
  return reason.kind === 'needs-extras' ? reason.kind : reason.message;
}
