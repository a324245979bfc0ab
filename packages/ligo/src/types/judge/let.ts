/** Local declarations. */
import type { Core, LetCore, ModuleInCore, TypeInCore } from '../core';
import type { Environment } from '../environment';
import { declaredType, evaluateDefinition } from '../evaluate-type';
import { ERROR } from '../make';
import { drop, enter, lift } from '../region';
import { type Scope, within } from '../scope';
import { countStep, recover } from '../state';
import { apply } from '../substitute';
import type { Type } from '../type';
import { deferMatching } from './anomaly';
import { check, isChecked } from './check';
import { infer, note } from './infer';
import { inferModule } from './module';
import { bindPattern } from './pattern';

/** A `let` whose body is being judged: lets that follow one another are a loop, because a function may have thousands. */
interface OpenLet {
  readonly core: LetCore;
  /** Where the `let` is. */
  readonly scope: Scope;
  /** The type of the value. */
  readonly type: Type;
  /** The region of the body. */
  readonly region: number;
}

export function inferLets(scope: Scope, first: LetCore): Type {
  const { state } = scope;
  const { opened, inner, rest } = openLets(scope, first, {
    typeOf: (outer, core) => apply(infer(outer, core.value)),
    isKnown: () => false,
  });
  let result = rest.kind === 'let' ? ERROR : infer(inner, rest);
  if (rest.kind === 'let') note(inner, rest, ERROR);
  for (const { core, scope: outer, type, region } of opened.reverse()) {
    result = apply(result);
    lift(state, region);
    deferMatching(outer, [core.pattern], type, core.pattern.span);
    note(outer, core, result);
  }
  return result;
}

/** With an expected type, LIGO does not check the pattern for exhaustiveness. */
export function checkLets(scope: Scope, first: LetCore, type: Type): void {
  const { state } = scope;
  const { opened, inner, rest } = openLets(scope, first, {
    typeOf: (outer, core) => infer(outer, core.value),
    isKnown: (outer, core) => isChecked(outer, core, type),
  });
  if (rest.kind !== 'let') check(inner, rest, type);
  for (const { core, scope: outer, region } of opened.reverse()) {
    drop(state, region);
    note(outer, core, type);
  }
}

interface Opening {
  readonly typeOf: (scope: Scope, core: LetCore) => Type;
  /** Whether the `let` need not be judged again. */
  readonly isKnown: (scope: Scope, core: LetCore) => boolean;
}

interface Opened {
  readonly opened: OpenLet[];
  /** What follows, and its scope; a `let` where its value fails, or where it is known. */
  readonly rest: Core;
  readonly inner: Scope;
}

function openLets(scope: Scope, first: LetCore, { typeOf, isKnown }: Opening): Opened {
  const { state } = scope;
  const opened: OpenLet[] = [];
  let inner = scope;
  let rest: Core = first;
  while (rest.kind === 'let') {
    const core: LetCore = rest;
    const outer = inner;
    countStep(state, core.span);
    if (isKnown(outer, core)) break;
    const bound = recover(
      state,
      () => {
        const type = typeOf(outer, core);
        return { type, environment: bindPattern(outer, core.pattern, type, core) };
      },
      () => undefined,
    );
    if (bound === undefined) break;
    opened.push({ core, scope: outer, type: bound.type, region: enter(state) });
    inner = within(outer, bound.environment);
    rest = core.body;
  }
  return { opened, rest, inner };
}

export function localType(scope: Scope, core: TypeInCore): Environment {
  const { name, parameters, body } = core.declaration;
  const type = evaluateDefinition(scope, parameters, body);
  const named = declaredType(scope, name.text, type, []);
  return { kind: 'type', name: name.text, type: named, span: name.span, outer: scope.environment };
}

export function localModule(scope: Scope, core: ModuleInCore): Environment {
  const { name } = core;
  const inner: Scope = { ...scope, path: [...scope.path, name.text] };
  const signature = inferModule(inner, core.module);
  return { kind: 'module', name: name.text, signature, span: name.span, outer: scope.environment };
}
