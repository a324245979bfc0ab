/** Local declarations. */
import type { LetCore, ModuleInCore, TypeInCore } from '../core';
import type { Environment } from '../environment';
import { declaredType, evaluateDefinition } from '../evaluate-type';
import { dropping, lifting } from '../region';
import { type Scope, within } from '../scope';
import { apply } from '../substitute';
import type { Type } from '../type';
import { deferMatching } from './anomaly';
import { check } from './check';
import { infer } from './infer';
import { inferModule } from './module';
import { bindPattern } from './pattern';

export function inferLet(scope: Scope, core: LetCore): Type {
  const type = apply(infer(scope, core.value));
  const environment = bindPattern(scope, core.pattern, type, core);
  const result = lifting(scope.state, () => apply(infer(within(scope, environment), core.body)));
  deferMatching(scope, [core.pattern], type, core.pattern.span);
  return result;
}

/** With an expected type, LIGO does not check the pattern for exhaustiveness. */
export function checkLet(scope: Scope, core: LetCore, type: Type): void {
  const value = infer(scope, core.value);
  const environment = bindPattern(scope, core.pattern, value, core);
  dropping(scope.state, () => check(within(scope, environment), core.body, type));
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
