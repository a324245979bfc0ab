/** Declarations inside expressions and blocks. */
import type { Declaration, LocalExpression } from '../../syntax/ast';
import type { Core } from '../core';
import { desugarBinding } from './bindings';
import { letIn } from './build';
import type { Desugaring } from './context';
import { desugarModule } from './declarations';
import { desugarExpression } from './expressions';
import { type Flow, NOTHING } from './flow';

export function desugarLocal(desugaring: Desugaring, local: LocalExpression): Core {
  const bind = binder(desugaring, local.declaration);
  const body = desugarExpression(desugaring, local.body);
  return bind === undefined ? body : { ...bind(body), span: local.span, node: local };
}

export function declarationFlow(desugaring: Desugaring, declaration: Declaration): Flow {
  const bind = binder(desugaring, declaration);
  return bind === undefined ? NOTHING : { kind: 'step', into: bind };
}

function binder(desugaring: Desugaring, declaration: Declaration): ((body: Core) => Core) | undefined {
  const { span } = declaration;
  switch (declaration.kind) {
    case 'value': {
      const { pattern, value } = desugarBinding(desugaring, declaration);
      const { mutable, attributes } = declaration;
      return (body) => ({
        ...letIn(pattern, value, body, span, mutable),
        ...(attributes.length > 0 && { attributes }),
      });
    }
    case 'type':
      return (body) => ({ kind: 'type-in', declaration, body, span });
    case 'module': {
      const module = desugarModule(desugaring, declaration.body);
      return (body) => ({ kind: 'module-in', name: declaration.name, module, body, span });
    }
    default:
      return undefined;
  }
}
