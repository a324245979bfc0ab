/** Modules are flattened: their values become declarations with unique names. */
import type { Core, CoreDeclaration, CoreModule } from '../../types/core';
import type { Declaration, Expression } from '../aggregated/expression';
import { open } from '../aggregated/types';
import { CompileError } from '../problem';
import { attributesOf } from './attributes';
import { type Elaboration, typeOf } from './context';
import { type DynamicEntry, declareInitialEntries, elaborateDynamicEntry } from './dynamic';
import { elaborate } from './expression';
import { copyModule } from './include';
import { elaboratePattern } from './pattern';
import { emptyModule, findModule, type Module, type ModuleBinding, type Scope } from './scope';

export function elaborateModule(elaboration: Elaboration, scope: Scope, module: CoreModule): ModuleBinding {
  switch (module.kind) {
    case 'path': {
      const found = findModule(
        scope,
        module.path.map(({ text }) => text),
      );
      // An alias refers to the declarations of the original.
      return found.kind === 'module' ? { ...found, content: [] } : found;
    }
    case 'file':
      return { ...(elaboration.files.get(module.file) ?? emptyModule()), content: [] };
    case 'body':
      return elaborateBody(elaboration, scope, module.declarations);
  }
}

export function elaborateBody(
  elaboration: Elaboration,
  outer: Scope | undefined,
  declarations: readonly CoreDeclaration[],
): Module {
  const module = emptyModule();
  const scope: Scope = { kind: 'inside', module, outer };
  const entries: DynamicEntry[] = [];
  for (const declaration of declarations) {
    if (declaration.kind !== 'value' || !declaration.attributes.dynamicEntry) {
      elaborateDeclaration(elaboration, scope, module, declaration);
      continue;
    }
    const entry = elaborateDynamicEntry(elaboration, scope, declaration, entries.length);
    entries.push(entry);
    module.content.push(...entry.declarations);
    module.values.set(entry.name, entry.binding);
  }
  if (entries.length > 0) declareInitialEntries(elaboration, module, entries);
  return module;
}

function elaborateDeclaration(
  elaboration: Elaboration,
  scope: Scope,
  module: Module,
  declaration: CoreDeclaration,
): void {
  switch (declaration.kind) {
    case 'value':
      module.content.push(elaborateValue(elaboration, scope, module, declaration));
      return;
    case 'module': {
      const inner = elaborateModule(elaboration, scope, declaration.module);
      module.modules.set(declaration.name.text, inner);
      if (inner.kind === 'module') module.content.push(...inner.content);
      return;
    }
    case 'include':
      include(elaboration, scope, module, declaration.module);
      return;
    case 'type':
    case 'signature':
      return;
  }
}

/** A problem in a declaration that the contract does not need is none. */
function elaborateOrRefuse(elaboration: Elaboration, scope: Scope, core: Core): Expression {
  try {
    return elaborate(elaboration, scope, core);
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    return { kind: 'test-only', problem: error.problem, type: typeOf(elaboration, core), span: core.span };
  }
}

function elaborateValue(
  elaboration: Elaboration,
  scope: Scope,
  module: Module,
  declaration: Extract<CoreDeclaration, { kind: 'value' }>,
): Declaration {
  const whole = elaborateOrRefuse(elaboration, scope, declaration.value);
  const { parameters, expression: value } = open(whole);
  const { span, node } = declaration;
  const pattern = elaboratePattern(elaboration, declaration.pattern, whole.type, (name, { variable, type }) =>
    module.values.set(name, { kind: 'variable', variable, type, mutable: false }),
  );
  return {
    pattern,
    typeParameters: parameters,
    value,
    attributes: attributesOf(node?.attributes ?? []),
    span,
  };
}

function include(elaboration: Elaboration, scope: Scope, module: Module, included: CoreModule): void {
  const found =
    included.kind === 'body'
      ? elaborateBody(elaboration, scope, included.declarations)
      : included.kind === 'file'
        ? elaboration.files.get(included.file)
        : findModule(
            scope,
            included.path.map(({ text }) => text),
          );
  if (found === undefined) return;
  if (found.kind === 'library-module') {
    module.included.unshift(found.path);
    return;
  }
  const copy = included.kind === 'body' ? found : copyModule(elaboration, found);
  module.content.push(...copy.content);
  for (const [name, binding] of copy.values) module.values.set(name, binding);
  for (const [name, inner] of copy.modules) module.modules.set(name, inner);
}

/** Declarations before an expression. */
export function wrapDeclarations(declarations: readonly Declaration[], body: Expression): Expression {
  return declarations.reduceRight<Expression>(
    (rest, { pattern, typeParameters, value, attributes, span }) => ({
      kind: 'let',
      pattern,
      mutable: false,
      attributes,
      typeParameters,
      value,
      body: rest,
      type: rest.type,
      span,
    }),
    body,
  );
}
