/** The value of an expression in Michelson: `ligo compile expression`, `parameter` and `storage`. */
import { contractAt, contractProblem, type ExpressionUse, type FoundContract } from '../compile';
import {
  type CallContext,
  type CodeResult,
  type Constants,
  expandConstants,
  isolated,
  type Micheline,
  runCode,
  writeValue,
} from '../michelson';
import type { Problem } from '../syntax/problem';
import type { SourceFile, Span } from '../syntax/source';
import type { Type } from '../types/type';
import type { Analysis } from './analyse';
import { compileExpression, type ExpressionText } from './compile-expression';

export interface ValueRequest {
  readonly use: ValueUse;
  readonly constants?: Constants;
  /** What the expression finds on the chain. */
  readonly context?: Partial<ValueContext>;
}

export type ValueUse =
  | { readonly kind: 'expression' }
  /** The parameter of a contract. With the name of an entrypoint, the expression is only its argument. */
  | { readonly kind: 'parameter'; readonly module?: string; readonly entrypoint?: string }
  | { readonly kind: 'storage'; readonly module?: string };

/** Amounts are in mutez, times in seconds since 1970. */
export type ValueContext = Pick<CallContext, 'amount' | 'balance' | 'sender' | 'source' | 'now'>;

export interface CompiledValue {
  /** Undefined if there are problems, or if the expression fails. */
  readonly value: Micheline | undefined;
  readonly problems: readonly Problem[];
  /** Why the evaluation stopped; absent unless it did. */
  readonly stopped?: Exclude<CodeResult, { readonly kind: 'success' }>;
  /** The files of the program, then the expression. */
  readonly files: readonly SourceFile[];
}

/** An expression is evaluated before any block, by an account that has no contract. */
const NOWHERE = isolated('tz1KqTpEZ7Yob7QbPE4Hy4Wo8fHG8LhKxZSx', 'KT1BEqzn5Wx8uJrZNvS9DVHdmoGCZQxVVd7D');

export function compileValue(
  analysis: Analysis,
  expression: ExpressionText,
  { use, constants = new Map(), context }: ValueRequest,
): CompiledValue {
  const refused = (problems: readonly Problem[]): CompiledValue => {
    return { value: undefined, problems, files: analysis.program.files };
  };
  if (analysis.problems.length > 0) return refused(analysis.problems);
  const expected = expectedFor(analysis, use);
  if ('problem' in expected) return refused([expected.problem]);
  const { code, problems, files } = compileExpression(analysis, expression, expected);
  if (code === undefined) return { value: undefined, problems, files };
  const result = runCode({
    code: expandConstants(code, constants).tree,
    stack: [],
    context: { ...NOWHERE.context, ...context },
    host: NOWHERE.host,
  });
  if (result.kind !== 'success') return { value: undefined, problems: [], stopped: result, files };
  return { value: writeValue(result.value, 'readable'), problems: [], files };
}

type Expected = { readonly expected?: Type; readonly use?: ExpressionUse };

function expectedFor(analysis: Analysis, use: ValueUse): Expected | { readonly problem: Problem } {
  if (use.kind === 'expression') return {};
  const info = contractAt(analysis.typed, use.module ?? '');
  if (!info) return { problem: noContract(use.module) };
  const { path } = info;
  // Values for a contract that does not compile are of no use.
  const problem = contractProblem(analysis.typed, path);
  if (problem) return { problem };
  if (use.kind === 'storage')
    return { expected: ownStorage(info.storage), use: { kind: 'storage', module: path } };
  const type = info.parameter;
  if (use.entrypoint === undefined) return { expected: type, use: { kind: 'parameter', type } };
  const label = use.entrypoint.charAt(0).toUpperCase() + use.entrypoint.slice(1);
  const argument = type.kind === 'sum' ? type.fields.get(label) : undefined;
  if (!argument) return { problem: noEntrypoint(use.entrypoint, info) };
  return { expected: argument, use: { kind: 'parameter', type, label } };
}

/** Dynamic entrypoints are added to what the user writes. */
function ownStorage(storage: Type): Type {
  if (storage.kind !== 'record' || !storage.fields.has('dynamic_entrypoints')) return storage;
  return storage.fields.get('storage') ?? storage;
}

const START: Span = { file: 0, from: 0, to: 0 };

function noContract(module: string | undefined): Problem {
  const what = module === undefined ? 'The file' : `"${module}"`;
  const message = `${what} is not a contract: it has no entry points.`;
  return { phase: 'compile', code: 'not-a-contract', message, span: START };
}

function noEntrypoint(name: string, { entryPoints }: FoundContract): Problem {
  const known = entryPoints.map((one) => one.name).join(', ');
  const message = `The contract has no entrypoint "${name}": it has ${known}.`;
  return { phase: 'compile', code: 'no-entrypoint', message, span: START };
}
