/** Parts of function types. */
import { prune, type Type } from '../types/type';

/** The result type after this many arguments. */
export function resultOf(type: Type | undefined, parameters: number): Type | undefined {
  let result = type && prune(type);
  for (let index = 0; index < parameters; index++)
    result = result?.kind === 'arrow' ? prune(result.result) : undefined;
  return result;
}

/** The type of the parameter at a zero-based index. */
export function parameterOf(type: Type | undefined, position: number): Type | undefined {
  const arrow = resultOf(type, position);
  return arrow?.kind === 'arrow' ? prune(arrow.parameter) : undefined;
}
