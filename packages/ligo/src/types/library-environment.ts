/** The library as an environment: its types and values, with types evaluated from their signatures. */
import type { LibraryModule } from '../library/modules';
import { primitiveTypes } from '../library/predefined';
import type { Name, TypeExpression } from '../syntax/ast';
import { bindLibrary } from './declared-types';
import type { Environment } from './environment';
import { declaredType, evaluateDefinition, evaluateType } from './evaluate-type';
import { Layer } from './layer';
import { abstraction, constant, TEZ, variable } from './make';
import { createRecorder } from './recorder';
import type { Scope } from './scope';
import { NO_ATTRIBUTES, type SignatureEntry, signatureOf } from './signature';
import { createState } from './state';
import type { Type } from './type';

export function libraryEnvironment(library: LibraryModule): Environment {
  const state = createState([{ path: 'library', text: '', syntax: 'cameligo' }], createRecorder());
  const basis = new Layer(undefined, state.sumNames);
  basis.bind(primitives());
  // Some signatures of the reference call `tez` by this name, which is not in scope in programs.
  const reading = basis.bind([{ kind: 'type', name: 'mutez', type: TEZ, public: true }]);
  const scope: Scope = { state, environment: reading, path: [], imports: new Map() };
  // Signatures of values may refer to types of any module, so all types come first.
  const environment = new Layer(reading, state.sumNames).bind(entriesOf(scope, library, 'types'));
  return bindLibrary([...primitives(), ...entriesOf({ ...scope, environment }, library, 'all')]);
}

function primitives(): SignatureEntry[] {
  return Object.entries(primitiveTypes).map(([name, arity]) => {
    const parameters = Array.from({ length: arity }, (_, index) => `'${index}`);
    const body = constant(name, parameters.map(variable));
    const type = parameters.reduceRight<Type>((rest, parameter) => abstraction(parameter, rest), body);
    return { kind: 'type', name, type, public: true };
  });
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
    const evaluated = evaluateType({ ...scope, environment }, quantified(type));
    assertWellTyped(scope, name);
    entries.push({ kind: 'value', name, type: evaluated, public: true, attributes: NO_ATTRIBUTES });
  }
  return entries;
}

/** Adds the quantifiers that some signatures of the reference leave out. */
function quantified(type: TypeExpression): TypeExpression {
  if (type.kind === 'forall') return type;
  const names = new Map<string, Name>();
  collectVariables(type, names);
  if (names.size === 0) return type;
  return { kind: 'forall', parameters: [...names.values()], body: type, attributes: [], span: type.span };
}

function collectVariables(type: TypeExpression, names: Map<string, Name>): void {
  switch (type.kind) {
    case 'variable':
      names.set(type.name.text, type.name);
      break;
    case 'name':
      for (const argument of type.arguments) collectVariables(argument, names);
      break;
    case 'function':
      for (const parameter of type.parameters) collectVariables(parameter.type, names);
      collectVariables(type.result, names);
      break;
    case 'tuple':
      for (const item of type.items) collectVariables(item, names);
      break;
    case 'record':
      for (const field of type.fields) if (field.type) collectVariables(field.type, names);
      break;
    default:
      break;
  }
}

function assertWellTyped(scope: Scope, name: string): void {
  const [problem] = scope.state.problems;
  if (problem === undefined) return;
  throw new Error(`The library's ${[...scope.path, name].join('.')} is not well typed: ${problem.message}`);
}
