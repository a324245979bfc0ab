/** The names in scope, for hints and completion. */
import { bindings, type Environment } from './environment';
import type { Signature } from './signature';

export function* valueNames(environment: Environment): Generator<string> {
  for (const binding of bindings(environment)) {
    if (binding.kind === 'value' && !binding.name.startsWith('#')) yield binding.name;
  }
}

export function* typeNames(environment: Environment): Generator<string> {
  for (const binding of bindings(environment)) {
    if (binding.kind === 'type' || binding.kind === 'type-variable') yield binding.name;
  }
}

/** Including nested modules: `Test.Next.Assert`. */
export function* moduleNames(environment: Environment): Generator<string> {
  for (const binding of bindings(environment)) {
    if (binding.kind !== 'module') continue;
    yield binding.name;
    for (const inner of innerModules(binding.signature)) yield `${binding.name}.${inner}`;
  }
}

export function* signatureNames(environment: Environment): Generator<string> {
  for (const binding of bindings(environment)) if (binding.kind === 'signature') yield binding.name;
}

export function entryNames(signature: Signature, kind: 'value' | 'type'): string[] {
  return signature.items.flatMap((item) => (item.kind === kind ? [item.name] : []));
}

function* innerModules(signature: Signature): Generator<string> {
  for (const item of signature.items) {
    if (item.kind !== 'module') continue;
    yield item.name;
    for (const inner of innerModules(item.signature)) yield `${item.name}.${inner}`;
  }
}
