/** The library as an environment: its types and values, with types evaluated from their signatures. */
import type { LibraryModule, PrimitiveType } from '../library/modules';
import { bindLibrary } from './declared-types';
import type { Environment } from './environment';
import { declaredType, evaluateDefinition, evaluateType } from './evaluate-type';
import { Layer } from './layer';
import { abstraction, constant, variable } from './make';
import { createRecorder } from './recorder';
import type { Scope } from './scope';
import { NO_ATTRIBUTES, type SignatureEntry, signatureOf } from './signature';
import { createState } from './state';
import type { Type } from './type';

export function libraryEnvironment(library: LibraryModule): Environment {
  const state = createState([{ path: 'library', text: '', syntax: 'cameligo' }], createRecorder());
  const primitives = library.primitives.map(primitive);
  const basis = new Layer(undefined, state.sumNames).bind(primitives);
  const scope: Scope = { state, environment: basis, path: [], imports: new Map() };
  // Signatures of values may refer to types of any module, so all types come first.
  const environment = new Layer(basis, state.sumNames).bind(entriesOf(scope, library, 'types'));
  return bindLibrary([...primitives, ...entriesOf({ ...scope, environment }, library, 'all')]);
}

function primitive({ name, arity }: PrimitiveType): SignatureEntry {
  const parameters = Array.from({ length: arity }, (_, index) => `'${index}`);
  const body = constant(name, parameters.map(variable));
  const type = parameters.reduceRight<Type>((rest, parameter) => abstraction(parameter, rest), body);
  return { kind: 'type', name, type, public: true };
}

function entriesOf(scope: Scope, module: LibraryModule, extent: 'types' | 'all'): SignatureEntry[] {
  const entries: SignatureEntry[] = [];
  let environment: Environment = scope.environment;
  const layer = new Layer(environment, scope.state.sumNames);
  const add = (entry: SignatureEntry) => {
    entries.push(entry);
    environment = layer.bind([entry]);
  };
  for (const { name, parameters, body } of module.types) {
    const type = evaluateDefinition({ ...scope, environment }, parameters, body);
    assertWellTyped(scope, name.text);
    add({
      kind: 'type',
      name: name.text,
      type: declaredType(scope, name.text, type, scope.path),
      public: true,
    });
  }
  for (const inner of module.modules) {
    const path = [...scope.path, inner.name];
    const signature = signatureOf(entriesOf({ ...scope, environment, path }, inner, extent));
    add({ kind: 'module', name: inner.name, signature, public: true });
  }
  for (const { name, type } of extent === 'all' ? module.values : []) {
    const evaluated = evaluateType({ ...scope, environment }, type);
    assertWellTyped(scope, name);
    entries.push({ kind: 'value', name, type: evaluated, public: true, attributes: NO_ATTRIBUTES });
  }
  return entries;
}

function assertWellTyped(scope: Scope, name: string): void {
  const [problem] = scope.state.problems;
  if (problem === undefined) return;
  throw new Error(`The library's ${[...scope.path, name].join('.')} is not well typed: ${problem.message}`);
}
