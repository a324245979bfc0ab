/** Signatures: evaluating them, and checking modules against them. */
import type { SignatureExpression, SignatureItem } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import { alphaEquivalent } from '../alpha-equivalent';
import { valueAttributes } from '../desugar/declarations';
import { type Environment, findSignature } from '../environment';
import { equalTypes } from '../equal';
import { declaredType, evaluateDefinition, evaluateType } from '../evaluate-type';
import { signatureNames } from '../known-names';
import { Layer } from '../layer';
import { ERROR } from '../make';
import { unbound } from '../problems/names';
import { missingInModule, typeDiffers, valueDiffers } from '../problems/signatures';
import { recordReference } from '../recorder';
import { pathSpan, type Scope, within } from '../scope';
import {
  findEntry,
  type Signature,
  type SignatureEntry,
  signatureOf,
  type TypeEntry,
  type ValueEntry,
} from '../signature';
import { fail, recover, report } from '../state';
import { apply, mapParts, substitute } from '../substitute';
import type { Type } from '../type';

export function evaluateSignature(scope: Scope, signature: SignatureExpression): Signature {
  return recover(
    scope.state,
    () => {
      if (signature.kind === 'body') return signatureOf(evaluateItems(scope, signature.items));
      const names = signature.path.map(({ text }) => text);
      const span = pathSpan(signature.path);
      const found = findSignature(scope.environment, names);
      const name = names.join('.');
      if (found === undefined)
        fail(unbound('signature', name, span, () => signatureNames(scope.environment)));
      recordReference(scope.state, { kind: 'signature', name, span, definition: found.span });
      return found.signature;
    },
    () => signatureOf([]),
  );
}

/** Merges several signatures, each in the scope of the previous ones. */
export function evaluateSignatures(scope: Scope, signatures: readonly SignatureExpression[]): Signature {
  const items: SignatureEntry[] = [];
  let environment: Environment = scope.environment;
  const layer = new Layer(environment, scope.state.sumNames);
  for (const signature of signatures) {
    const { items: found } = evaluateSignature(within(scope, environment), signature);
    environment = layer.bind(found);
    items.push(...found);
  }
  return signatureOf(items);
}

function evaluateItems(scope: Scope, items: readonly SignatureItem[]): SignatureEntry[] {
  const entries: SignatureEntry[] = [];
  let environment: Environment = scope.environment;
  const layer = new Layer(environment, scope.state.sumNames);
  for (const item of items) {
    const found = evaluateItem(within(scope, environment), item);
    // Values are not in scope in a signature, types are.
    environment = layer.bind(found.filter(({ kind }) => kind !== 'value'));
    entries.push(...found);
  }
  return entries;
}

function evaluateItem(scope: Scope, item: SignatureItem): readonly SignatureEntry[] {
  if (item.kind === 'include') return evaluateSignature(scope, item.signature).items;
  const { text: name, span } = item.name;
  if (item.kind === 'value') {
    const attributes = { ...valueAttributes(item.attributes), optional: item.optional };
    return [{ kind: 'value', name, type: evaluateType(scope, item.type), attributes, public: true, span }];
  }
  if (item.body === undefined) return [{ kind: 'abstract-type', name, public: true, span }];
  const defined = evaluateDefinition(scope, item.parameters, item.body);
  const type = declaredType(scope, name, defined, scope.path);
  return [{ kind: 'type', name, type, public: true, span }];
}

/** The module restricted to its signature. Missing members are reported at the declaration. */
export function checkAgainst(scope: Scope, module: Signature, expected: Signature, span: Span): Signature {
  let items = expected.items;
  const instances: SignatureEntry[] = [];
  for (const item of expected.items) {
    if (item.kind !== 'abstract-type') continue;
    const found = findEntry(module, 'type', item.name);
    if (found === undefined) report(scope.state, missingInModule('type', item.name, span));
    else instances.push({ ...found, public: true });
    items = items.map((other) => instantiated(other, item.name, found?.type ?? ERROR));
  }
  const shown = withoutWrongTypes(module, items).flatMap((item) => checkItem(scope, module, item, span));
  return signatureOf([...instances, ...shown], module.contract);
}

function instantiated(item: SignatureEntry, name: string, type: Type): SignatureEntry {
  if (item.kind !== 'value' && item.kind !== 'type') return item;
  return { ...item, type: substitute(item.type, name, type) };
}

/** A type that differs is reported once, and not again for each value that has it. */
function withoutWrongTypes(module: Signature, items: readonly SignatureEntry[]): readonly SignatureEntry[] {
  const wrong = new Set(
    items.flatMap((item) => (item.kind === 'type' && differs(module, item) ? [item.type.alias] : [])),
  );
  if (wrong.size === 0) return items;
  const known = (type: Type): Type =>
    type.alias && wrong.has(type.alias) ? ERROR : mapParts(type, known, (layout) => layout);
  return items.map((item) => (item.kind === 'value' ? { ...item, type: known(item.type) } : item));
}

function differs(module: Signature, item: TypeEntry): boolean {
  const found = findEntry(module, 'type', item.name);
  return found !== undefined && !equalTypes(apply(item.type), apply(found.type));
}

function checkItem(
  scope: Scope,
  module: Signature,
  item: SignatureEntry,
  span: Span,
): readonly SignatureEntry[] {
  if (item.kind === 'type') {
    const found = findEntry(module, 'type', item.name);
    if (found === undefined) {
      report(scope.state, missingInModule('type', item.name, span));
      return [item];
    }
    if (differs(module, item)) report(scope.state, typeDiffers(item.name, item.type, found.type, span));
    return [{ ...item, type: found.type }];
  }
  if (item.kind !== 'value') return [];
  checkValue(scope, module, item, span);
  return [item];
}

function checkValue(scope: Scope, module: Signature, item: ValueEntry, span: Span): void {
  const found = findEntry(module, 'value', item.name);
  if (found === undefined) {
    if (!item.attributes.optional) report(scope.state, missingInModule('value', item.name, span));
    return;
  }
  const sameRole =
    found.attributes.entry === item.attributes.entry && found.attributes.view === item.attributes.view;
  if (sameRole && alphaEquivalent(scope.state, apply(item.type), apply(found.type), span)) return;
  report(scope.state, valueDiffers(item.name, item.type, found.type, span));
}
