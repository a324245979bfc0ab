/** The recorded expressions: their code computes the value that the compiler printed. */
import { describe, expect, test } from 'vitest';
import { evidenceLines } from '../../../../../tests/helpers/evidence';
import { CONTEXT, HOST } from '../../../tests/helpers/michelson-chain';
import { checkType } from '../check';
import { parseMicheline } from '../parse';
import { printArgument } from '../print';
import { isSameType } from '../types/type';
import { writeValue } from '../values/write';
import { runCode } from './call';

interface Recorded {
  readonly syntax: string;
  readonly expression: string;
  /** The value, its type and the code; absent where the expression is refused. */
  readonly michelson?: string;
  readonly type?: string;
  readonly without_run?: string;
}

const computed = evidenceLines<Recorded>('expressions').filter(({ michelson }) => michelson !== undefined);

describe.each(computed)('$syntax: $expression', ({ michelson, type = '', without_run = '' }) => {
  test('has its value', () => {
    const code = parseMicheline(without_run).tree;
    const context = { ...CONTEXT, amount: 0n, balance: 0n };
    const result = runCode({ code, stack: [], context, host: HOST });
    if (result.kind !== 'success') throw new Error(JSON.stringify(result, (_, value) => String(value)));
    expect(printArgument(writeValue(result.value, 'readable'))).toBe(michelson);
    const wanted = checkType(parseMicheline(type).tree).type;
    expect(wanted && isSameType(result.type, wanted)).toBe(true);
  });
});
