/** `[%create_contract_of_file "…"]`: a function that originates a contract written in Michelson. */
import type { OperationCore } from '../../types/core';
import { arrow } from '../../types/make';
import type { Expression, TypedBinder } from '../aggregated/expression';
import * as build from './build';
import { type Elaboration, missingType, typeOf } from './context';

const PARAMETERS = ['key_hash', 'tez', 'storage'] as const;

export function createContractOfFile(elaboration: Elaboration, core: OperationCore): Expression {
  const { span, node } = core;
  const text = node?.kind === 'code' ? (node.fileText ?? '') : '';
  let type = typeOf(elaboration, core);
  const binders: TypedBinder[] = [];
  for (const name of PARAMETERS) {
    if (type.kind !== 'arrow') return missingType(span);
    binders.push(build.binder(elaboration.names.fresh(name), type.parameter));
    type = type.result;
  }
  const args = build.tuple(
    binders.map((one) => build.use(one, span)),
    span,
  );
  const code: Expression = {
    kind: 'michelson',
    code: `{ UNPAIR 3 ; CREATE_CONTRACT ${text} ; PAIR }`,
    type: arrow(args.type, type),
    span,
  };
  const body: Expression = { kind: 'application', function: code, argument: args, type, span };
  return binders.reduceRight<Expression>((rest, one) => build.lambda(one, rest, span), body);
}
