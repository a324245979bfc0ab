/** Lists, and the brackets of JsLIGO, which are a list, a tuple or the unit. */
import type { ArrayCore } from '../../types/core';
import { argumentsOf, arrow } from '../../types/make';
import type { Expression } from '../aggregated/expression';
import * as build from './build';
import { type Elaboration, missingType, tupleOf, typeOf } from './context';
import { elaborate } from './expression';
import type { Scope } from './scope';

export function elaborateArray(elaboration: Elaboration, scope: Scope, core: ArrayCore): Expression {
  const { span, elements } = core;
  const type = typeOf(elaboration, core);
  const items = elements.map(({ spread, value }) => ({
    spread,
    value: elaborate(elaboration, scope, value),
  }));
  if (argumentsOf(type, 'unit') !== undefined) return build.unit(span);
  if (type.kind === 'record') {
    const fields = new Map(items.map(({ value }, index) => [String(index), value]));
    return { kind: 'record', fields, type, span };
  }
  const empty = build.primitive('LIST_EMPTY', [], type, span);
  return items.reduceRight<Expression>(
    (rest, { spread, value }) =>
      spread ? concatenated(elaboration, value, rest) : build.primitive('CONS', [value, rest], type, span),
    empty,
  );
}

/** `...left` before the other elements: a fold from the right. */
function concatenated(elaboration: Elaboration, left: Expression, right: Expression): Expression {
  const { span, type } = right;
  const [item] = argumentsOf(left.type, 'list') ?? [];
  if (item === undefined) return missingType(span);
  const parameter = build.binder(elaboration.names.fresh('gen'), tupleOf([item, type]));
  const pair = build.use(parameter, span);
  const body = build.primitive(
    'CONS',
    [build.access(pair, '0', span), build.access(pair, '1', span)],
    type,
    span,
  );
  const step: Expression = { kind: 'lambda', parameter, body, type: arrow(parameter.type, type), span };
  return build.primitive('LIST_FOLD_RIGHT', [step, left, right], type, span);
}
