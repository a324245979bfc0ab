/** Top-level declarations and declarations in modules. */
import type { Attribute, Declaration, ModuleExpression } from '../../syntax/ast';
import type { CoreDeclaration, CoreModule } from '../core';
import type { ValueAttributes } from '../signature';
import { desugarBinding } from './bindings';
import { type Desugaring, isJs } from './context';

export function desugarDeclarations(
  desugaring: Desugaring,
  declarations: readonly Declaration[],
): CoreDeclaration[] {
  return declarations.flatMap((declaration) => desugarDeclaration(desugaring, declaration) ?? []);
}

function desugarDeclaration(desugaring: Desugaring, declaration: Declaration): CoreDeclaration | undefined {
  const { span } = declaration;
  switch (declaration.kind) {
    case 'value': {
      const bound = desugarBinding(desugaring, declaration);
      const attributes = valueAttributes(declaration.attributes);
      return { kind: 'value', ...bound, attributes, public: declaration.exported, span, node: declaration };
    }
    case 'type':
      return { kind: 'type', declaration, public: declaration.exported, span };
    case 'module':
      return {
        kind: 'module',
        name: declaration.name,
        module: desugarModule(desugaring, declaration.body),
        signatures: declaration.signatures,
        filters: !isJs(desugaring, span),
        public: declaration.exported,
        span,
      };
    case 'signature':
      return { kind: 'signature', declaration, public: declaration.exported, span };
    case 'include':
      return { kind: 'include', module: desugarModule(desugaring, declaration.module), span };
    case 'error':
      return undefined;
  }
}

export function desugarModule(desugaring: Desugaring, module: ModuleExpression): CoreModule {
  if (module.kind !== 'body') return module;
  const declarations = desugarDeclarations(desugaring, module.declarations);
  return { kind: 'body', declarations, span: module.span };
}

export function valueAttributes(attributes: readonly Attribute[]): ValueAttributes {
  const has = (key: string) => attributes.some((attribute) => attribute.key === key);
  return { entry: has('entry'), dynamicEntry: has('dyn_entry'), view: has('view'), optional: false };
}
