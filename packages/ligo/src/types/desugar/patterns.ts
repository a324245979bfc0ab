/** Desugars the patterns of both syntaxes; type annotations are attached to the annotated variables. */
import type { Pattern, TypeExpression } from '../../syntax/ast';
import type { CorePattern } from '../core';
import { compareLabels } from '../type';
import { type Desugaring, isJs, refuse } from './context';

export function desugarPattern(desugaring: Desugaring, pattern: Pattern, type?: TypeExpression): CorePattern {
  const { span } = pattern;
  const inside = (inner: Pattern, innerType?: TypeExpression) => desugarPattern(desugaring, inner, innerType);
  switch (pattern.kind) {
    case 'variable':
      return {
        kind: 'variable',
        name: pattern.name.text === '_' && !isJs(desugaring, span) ? '#_' : pattern.name.text,
        isListed: isListed(desugaring, pattern.name.text, pattern),
        ...(type && { type }),
        node: pattern,
        span,
      };
    case 'literal':
      return literalPattern(desugaring, pattern);
    case 'constructor': {
      const types = type?.kind === 'sum' ? constructorTypes(type, pattern.name.text) : undefined;
      const [only] = pattern.arguments;
      // LIGO drops an argument whose type is not spelt out in the annotation.
      const isForgotten = type !== undefined && types === undefined;
      const argument: CorePattern =
        only === undefined || isForgotten
          ? { kind: 'unit', span }
          : pattern.arguments.length === 1
            ? inside(only, ofVariable(only, types))
            : { kind: 'tuple', items: pattern.arguments.map((item) => inside(item)), span };
      return {
        kind: 'constructor',
        name: pattern.name.text,
        argument,
        constructorNode: pattern,
        node: pattern,
        span,
      };
    }
    case 'tuple': {
      const types = type?.kind === 'tuple' && type.items.length === pattern.items.length ? type.items : [];
      const items = pattern.items.map((item, index) => inside(item, ofVariable(item, types[index])));
      return { kind: 'tuple', items, node: pattern, span };
    }
    case 'list':
      return pattern.items.reduceRight<CorePattern>(
        (tail, head) => ({ kind: 'cons', head: inside(head), tail, span }),
        { kind: 'nil', node: pattern, span },
      );
    case 'cons':
      return { kind: 'cons', head: inside(pattern.head), tail: inside(pattern.tail), node: pattern, span };
    case 'record': {
      const types =
        type?.kind === 'record' && type.fields.length === pattern.fields.length ? type.fields : [];
      const fields = pattern.fields.map(
        (field, index) =>
          [field.name.text, inside(field.pattern, ofVariable(field.pattern, types[index]?.type))] as const,
      );
      return {
        kind: 'record',
        fields: new Map([...fields].sort(([a], [b]) => compareLabels(a, b))),
        node: pattern,
        span,
      };
    }
    case 'typed':
      return inside(pattern.pattern, pattern.type);
    case 'qualified':
      refuse(desugaring, 'qualified-pattern', 'Constructors in patterns have no module path.', span);
      return { kind: 'error', span };
    case 'error':
      return { kind: 'error', span };
  }
}

/** A type annotation inside a pattern takes effect only on a variable. */
function ofVariable(pattern: Pattern, type: TypeExpression | undefined): TypeExpression | undefined {
  return pattern.kind === 'variable' ? type : undefined;
}

function constructorTypes(
  type: Extract<TypeExpression, { kind: 'sum' }>,
  name: string,
): TypeExpression | undefined {
  const args = type.constructors.find((one) => one.name.text === name)?.arguments ?? [];
  return args.length === 1 ? args[0] : undefined;
}

function literalPattern(desugaring: Desugaring, pattern: Extract<Pattern, { kind: 'literal' }>): CorePattern {
  const { literal, span } = pattern;
  if (literal.kind === 'unit') return { kind: 'unit', node: pattern, span };
  if (literal.kind === 'bool') {
    const name = literal.value ? 'True' : 'False';
    return { kind: 'constructor', name, argument: { kind: 'unit', span }, node: pattern, span };
  }
  refuse(
    desugaring,
    'literal-pattern',
    'A pattern cannot contain a number, a text or bytes.',
    span,
    isJs(desugaring, span)
      ? 'Put a name there and compare it: `when(Some(n)): n == 1 ? … : …`; to compare the whole value, no match is needed.'
      : 'Put a name there and compare it: `Some n -> if n = 1 then … else …`; to compare the whole value, no match is needed.',
  );
  return { kind: 'error', span };
}

/** The compiler lists JsLIGO's `_`, but neither CameLIGO's nor the `default` of a match. */
function isListed(desugaring: Desugaring, name: string, pattern: Pattern): boolean {
  if (name !== '_') return true;
  const text = desugaring.files[pattern.span.file]?.text.slice(pattern.span.from, pattern.span.to);
  return isJs(desugaring, pattern.span) && text === '_';
}
