/** The context of a judgement: the run, the environment, and the enclosing module. */
import type { Name } from '../syntax/ast';
import type { Span } from '../syntax/source';
import { type Environment, findModule } from './environment';
import { moduleNames } from './known-names';
import { ERROR } from './make';
import { notAContract } from './problems/expressions';
import { unbound, upperCaseUse } from './problems/names';
import { recordReference } from './recorder';
import { type ContractType, findEntry, type Signature } from './signature';
import { fail, type State } from './state';

export interface Scope {
  readonly state: State;
  readonly environment: Environment;
  /** The names of the enclosing modules, outermost first. */
  readonly path: readonly string[];
  /** The signatures of imported files. */
  readonly imports: ReadonlyMap<number, Signature>;
  /** Whether this is the value of a dynamic entry point. */
  readonly isDynamic?: boolean;
}

export function within(scope: Scope, environment: Environment): Scope {
  const { state, path, imports, isDynamic } = scope;
  return { state, environment, path, imports, isDynamic };
}

/** The module at the end of a path; throws a failure at the path. */
export function moduleAt(scope: Scope, path: readonly Name[], span = pathSpan(path)): Signature {
  const names = path.map(({ text }) => text);
  const found = findModule(scope.environment, names);
  if (found === undefined) {
    const [first] = path;
    if (first !== undefined && scope.state.upperCaseNames.has(first.text))
      fail(upperCaseUse(first, 'module'));
    fail(unbound('module', names.join('.'), span, () => moduleNames(scope.environment)));
  }
  noteModules(scope, path);
  return found.signature;
}

/** The contract at the end of a path. Wrong entrypoints have been reported where they are declared. */
export function contractAt(scope: Scope, path: readonly Name[], span: Span): ContractType {
  const { contract, items } = moduleAt(scope, path, span);
  if (contract !== undefined) return contract;
  const isWrong = items.some((item) => item.kind === 'value' && item.attributes.entry);
  if (isWrong && scope.state.problems.length > 0) return { parameter: ERROR, storage: ERROR };
  fail(notAContract(span));
}

export function pathSpan(path: readonly Name[]) {
  const first = path[0]?.span ?? { file: 0, from: 0, to: 0 };
  return { ...first, to: path.at(-1)?.span.to ?? first.to };
}

/** Records the declaration of each module of a path. */
function noteModules(scope: Scope, path: readonly Name[]): void {
  let signature: Signature | undefined;
  path.forEach((name, index) => {
    const found =
      signature === undefined
        ? findModule(scope.environment, [name.text])
        : findEntry(signature, 'module', name.text);
    const whole = path
      .slice(0, index + 1)
      .map(({ text }) => text)
      .join('.');
    recordReference(scope.state, { kind: 'module', name: whole, span: name.span, definition: found?.span });
    signature = found?.signature;
  });
}
