/** Records: construction, updates and access along paths. */
import type { AssignExpression, RecordExpression, Selector, UpdateExpression } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { Core } from '../core';
import { compareLabels } from '../type';
import { letIn, variableCore } from './build';
import { type Desugaring, freshName } from './context';
import { desugarExpression } from './expressions';

export function desugarRecord(desugaring: Desugaring, record: RecordExpression): Core {
  const fields = record.fields.map(
    (field) => [field.name.text, desugarExpression(desugaring, field.value)] as const,
  );
  return {
    kind: 'record',
    fields: new Map(fields.sort(([a], [b]) => compareLabels(a, b))),
    node: record,
    span: record.span,
  };
}

/** Each update is applied to the result of the previous one. */
export function desugarUpdate(desugaring: Desugaring, update: UpdateExpression): Core {
  const { span } = update;
  const names = [freshName(desugaring), ...update.updates.map(() => freshName(desugaring))];
  const last = names.at(-1) ?? '';
  const steps = update.updates.map((one, index) => {
    const record = variableCore(names[index] ?? '', span);
    return updated(record, one.path, desugarExpression(desugaring, one.value), span);
  });
  const body = steps.reduceRight<Core>(
    (rest, step, index) => letIn(fresh(names[index + 1] ?? '', span), step, rest, span),
    { ...variableCore(last, span), node: update },
  );
  return letIn(fresh(names[0] ?? '', span), desugarExpression(desugaring, update.record), body, span);
}

/** The new value of the variable in `r.a.b = e`, with one part replaced. */
export function assignedRecord(assign: AssignExpression, value: Core): Core {
  return updated(variableCore(assign.target.text, assign.span), assign.path, value, assign.span);
}

function updated(record: Core, path: readonly Selector[], value: Core, span: Span): Core {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const label = labelOf(first);
  const part: Core = { kind: 'access', record, label, span };
  const inner = rest.length === 0 ? value : updated(part, rest, value, span);
  return { kind: 'update', record, label, value: inner, span };
}

export function projected(record: Core, path: readonly Selector[], span: Span): Core {
  return path.reduce<Core>(
    (inner, selector) => ({ kind: 'access', record: inner, label: labelOf(selector), span }),
    record,
  );
}

function labelOf(selector: Selector): string {
  return selector.kind === 'field' ? selector.name : String(selector.index);
}

function fresh(name: string, span: Span) {
  return { kind: 'variable', name, isListed: false, span } as const;
}
