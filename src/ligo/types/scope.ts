/** The context of a judgement: the run, the environment, and the enclosing module. */
import type { Name } from '../syntax/ast';
import { type Environment, findModule } from './environment';
import { moduleNames } from './known-names';
import { unbound } from './problems/names';
import { recordReference } from './recorder';
import { findEntry, type Signature } from './signature';
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
  if (found === undefined)
    fail(unbound('module', names.join('.'), span, () => moduleNames(scope.environment)));
  noteModules(scope, path);
  return found.signature;
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
