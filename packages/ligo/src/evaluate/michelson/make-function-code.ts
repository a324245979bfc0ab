/** Compiles functions of programs, and evaluates the code to the function that it pushes. */
import { createFunctionCompiler } from '../../compile/contract/closure';
import { CompileError } from '../../compile/problem';
import { isolated, type Micheline, runCode } from '../../michelson';
import { packable } from '../../michelson/run/lambda';
import { writeValue } from '../../michelson/values/write';
import { unsupported } from '../failure';
import type { FunctionCode, MakeFunctionCode } from '../function-code';

export const makeFunctionCode: MakeFunctionCode = {
  compiler: (typed, globalValue) => refusing(() => createFunctionCompiler(typed, globalValue)),
  evaluated: (compiler, source) => refusing(() => pushed(compiler(source).code)),
};

function refusing<T>(compile: () => T): T {
  try {
    return compile();
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    throw unsupported(`A function has no Michelson code: ${error.problem.message}`);
  }
}

/** Making a function reads nothing from the chain. */
const NOWHERE = isolated('tz1Ke2h7sDdakHJQh8WX4Z372du1KChsksyU');

function pushed(code: Micheline): FunctionCode {
  const result = runCode({ code, stack: [], ...NOWHERE });
  if (result.kind === 'success')
    return { readable: writeValue(result.value, 'readable'), packed: packable(result.value) };
  const reason =
    result.kind === 'refused'
      ? result.problems[0]?.message
      : result.kind === 'error'
        ? result.message
        : 'it fails';
  throw unsupported(`A function has no Michelson code: ${reason ?? ''}`);
}
