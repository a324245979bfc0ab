/** Loops over collections. */
import type { Expression, Name, Pattern } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { Core } from '../core';
import { letIn, variableCore } from './build';
import { type Desugaring, refuse } from './context';
import { desugarExpression } from './expressions';

interface Loop<Body> {
  readonly pattern: Pattern;
  /** JsLIGO's `for (let x of …)`: the body may assign to its own copy. */
  readonly mutable?: boolean;
  readonly collection: Expression;
  readonly body: Body;
  readonly span: Span;
}

export function forEach<Body>(
  desugaring: Desugaring,
  loop: Loop<Body>,
  desugarBody: (body: Body) => Core,
): Core {
  const { span } = loop;
  const variables = loopVariables(loop.pattern);
  if (variables === undefined) {
    refuse(
      desugaring,
      'loop-pattern',
      'The variable of a loop is a name, or a pair of names for a map.',
      span,
    );
    return { kind: 'error', span };
  }
  const inner = desugarBody(loop.body);
  const body = loop.mutable
    ? variables.reduceRight<Core>(
        (rest, { text, span: at }) =>
          letIn(
            { kind: 'variable', name: text, isListed: false, span: at },
            variableCore(text, at),
            rest,
            at,
            true,
          ),
        inner,
      )
    : inner;
  return {
    kind: 'for-each',
    variables,
    collection: desugarExpression(desugaring, loop.collection),
    body,
    span,
  };
}

function loopVariables(pattern: Pattern): readonly Name[] | undefined {
  if (pattern.kind === 'variable') return [pattern.name];
  if (pattern.kind !== 'tuple' || pattern.items.length !== 2) return undefined;
  const names = pattern.items.flatMap((item) => (item.kind === 'variable' ? [item.name] : []));
  return names.length === 2 ? names : undefined;
}
