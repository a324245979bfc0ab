/** Modules: declarations in sequence, each in the scope of the previous ones. */
import type { CoreDeclaration, CoreModule } from '../core';
import type { Environment } from '../environment';
import { declaredType, evaluateDefinition } from '../evaluate-type';
import { Layer } from '../layer';
import { misplacedOptOut } from '../problems/contracts';
import { recordBinder, recordReference } from '../recorder';
import { moduleAt, type Scope, within } from '../scope';
import { publicEntries, type Signature, type SignatureEntry, signatureOf } from '../signature';
import { recover, report } from '../state';
import { apply } from '../substitute';
import { deferMatching } from './anomaly';
import { checkContract } from './contract';
import { dynamicEntry } from './dynamic';
import { infer } from './infer';
import { patternVariables } from './pattern';
import { checkAgainst, evaluateSignature, evaluateSignatures } from './signature';

const EMPTY: Signature = signatureOf([]);

export function inferModule(scope: Scope, module: CoreModule, isEntry = (_name: string) => true): Signature {
  return recover(
    scope.state,
    () => {
      if (module.kind === 'path') return moduleAt(scope, module.path, module.span);
      if (module.kind === 'file') return scope.imports.get(module.file) ?? EMPTY;
      const { signature } = inferDeclarations(scope, module.declarations, isEntry);
      return signature;
    },
    () => EMPTY,
  );
}

export interface DeclaredModule {
  /** All declarations, including private ones. */
  readonly declared: Signature;
  /** The public declarations. */
  readonly signature: Signature;
}

export function inferDeclarations(
  scope: Scope,
  declarations: readonly CoreDeclaration[],
  isEntry = (_name: string) => true,
): DeclaredModule {
  const all: SignatureEntry[] = [];
  const { state } = scope;
  const outerOptOuts = state.optOuts.length;
  let environment: Environment = scope.environment;
  const layer = new Layer(environment, state.sumNames);
  for (const declaration of declarations) {
    scope.state.nextName = 0;
    // Outside all regions, no variable is generalised or given up any more.
    if (state.depth === 0) state.live.length = 0;
    const inner = within(scope, environment);
    const entries = recover(
      scope.state,
      () => inferDeclaration(inner, declaration),
      () => [],
    );
    if (declaration.kind !== 'value' && declaration.kind !== 'include') noteDeclared(scope, entries);
    environment = layer.bind(entries);
    all.push(...entries);
  }
  const items = publicEntries(all);
  const contract = checkContract(scope, items, all, isEntry);
  const optOuts = state.optOuts.splice(outerOptOuts);
  if (contract === undefined) {
    for (const span of optOuts) state.contractChecks.push(() => report(state, misplacedOptOut(span)));
  }
  const declared = signatureOf(all, contract);
  scope.state.record.modules.set(scope.path.join('.'), declared);
  return { declared, signature: signatureOf(items, contract) };
}

/** Records the declaration of a type, a module or a signature as a reference, like its uses. */
function noteDeclared({ state }: Scope, entries: readonly SignatureEntry[]): void {
  for (const { kind, name, span, ...entry } of entries) {
    if (span === undefined || kind === 'value' || kind === 'abstract-type') continue;
    const type = 'type' in entry ? entry.type : undefined;
    recordReference(state, { kind, name, span, definition: span, ...(type && { type }) });
  }
}

function inferDeclaration(scope: Scope, declaration: CoreDeclaration): readonly SignatureEntry[] {
  const { state } = scope;
  const { span } = declaration;
  switch (declaration.kind) {
    case 'value':
      return inferValue(scope, declaration);
    case 'type': {
      const { name, parameters, body } = declaration.declaration;
      const type = evaluateDefinition(scope, parameters, body);
      const named = declaredType(scope, name.text, type, scope.path);
      return [{ kind: 'type', name: name.text, type: named, public: declaration.public, span: name.span }];
    }
    case 'module':
      return [inferNamedModule(scope, declaration)];
    case 'signature': {
      const { name, extends: parents, body } = declaration.declaration;
      const inner: Scope = { ...scope, path: [...scope.path, name.text] };
      const signature = evaluateSignatures(inner, [...parents, body]);
      return [{ kind: 'signature', name: name.text, signature, public: declaration.public, span: name.span }];
    }
    case 'include':
      return recover(
        state,
        () =>
          inferModule(scope, declaration.module).items.map((item) => ({ ...item, span: item.span ?? span })),
        () => [],
      );
  }
}

function inferValue(
  scope: Scope,
  declaration: Extract<CoreDeclaration, { kind: 'value' }>,
): readonly SignatureEntry[] {
  const { pattern, attributes } = declaration;
  const type = infer({ ...scope, isDynamic: attributes.dynamicEntry }, declaration.value);
  if (attributes.dynamicEntry && pattern.kind === 'variable') {
    const entry = dynamicEntry(scope, declaration, type);
    const at = { span: pattern.span, mutable: false, declaration: declaration.node };
    recordBinder(scope.state, { name: pattern.name, type: entry.type, ...at });
    return [entry];
  }
  const known = apply(type);
  const variables = patternVariables(scope, pattern, known, declaration);
  deferMatching(scope, [pattern], known, pattern.span);
  return variables.map(({ name, type: bound, pattern: at }) => ({
    kind: 'value',
    name,
    type: bound,
    attributes,
    public: declaration.public,
    span: at.span,
  }));
}

function inferNamedModule(
  scope: Scope,
  declaration: Extract<CoreDeclaration, { kind: 'module' }>,
): SignatureEntry {
  const { name, signatures, filters, span } = declaration;
  const inner: Scope = { ...scope, path: [...scope.path, name.text] };
  const result = (signature: Signature): SignatureEntry => ({
    kind: 'module',
    name: name.text,
    signature: signatureOf(publicEntries(signature.items), signature.contract),
    public: declaration.public,
    span: name.span,
  });
  if (signatures.length === 0) {
    const signature = inferModule(inner, declaration.module);
    if (declaration.module.kind !== 'body') noteMembers(inner, signature);
    return result(signature);
  }
  const expected =
    signatures.length === 1 && signatures[0] !== undefined
      ? evaluateSignature(scope, signatures[0])
      : evaluateSignatures(scope, signatures);
  const entries = new Set(
    expected.items.flatMap((item) => (item.kind === 'value' && item.attributes.entry ? [item.name] : [])),
  );
  const found = inferModule(inner, declaration.module, (entry) => !filters || entries.has(entry));
  const seen = checkAgainst(scope, found, expected, span);
  return result(filters ? seen : found);
}

/** Records the members of a module alias. Aliases in aliases can double their number with every line. */
function noteMembers(scope: Scope, signature: Signature): void {
  scope.state.budget.spend('steps');
  scope.state.record.modules.set(scope.path.join('.'), signature);
  for (const item of signature.items) {
    if (item.kind === 'module') noteMembers({ ...scope, path: [...scope.path, item.name] }, item.signature);
  }
}
