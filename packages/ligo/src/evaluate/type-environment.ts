/** The type arguments of a running generic function, for functions that need their type (`Bytes.unpack`). */
import { rowType } from '../types/make';
import { prune, type Type } from '../types/type';

export type TypeEnvironment = ReadonlyMap<string, Type>;

export const NO_TYPES: TypeEnvironment = new Map();

/** The type with all parameters replaced by their arguments. */
export function substitute(type: Type, environment: TypeEnvironment): Type {
  const known = prune(type);
  if (environment.size === 0 || known.closed) return known;
  const inner = (part: Type): Type => substitute(part, environment);
  switch (known.kind) {
    case 'variable':
      return environment.get(known.name) ?? known;
    case 'constant':
      return known.arguments.length === 0 ? known : { ...known, arguments: known.arguments.map(inner) };
    case 'sum':
    case 'record': {
      const fields = new Map([...known.fields].map(([name, part]) => [name, inner(part)] as const));
      return rowType(known.kind, fields, known.layout);
    }
    case 'arrow':
      return { ...known, parameter: inner(known.parameter), result: inner(known.result) };
    case 'union':
      return { ...known, members: known.members.map(inner) };
    default:
      return known;
  }
}

/** The type arguments with which a polymorphic type yields this instance. */
export function instanceOf(general: Type, instance: Type): Map<string, Type> {
  const found = new Map<string, Type>();
  const parameters = new Set<string>();
  let body = prune(general);
  while (body.kind === 'forall') {
    parameters.add(body.parameter);
    body = prune(body.body);
  }
  collect(body, instance, parameters, found);
  return found;
}

function collect(
  general: Type,
  instance: Type,
  parameters: ReadonlySet<string>,
  found: Map<string, Type>,
): void {
  const [a, b] = [prune(general), prune(instance)];
  if (a.closed) return;
  const both = (left: Type, right: Type): void => collect(left, right, parameters, found);
  if (a.kind === 'variable') {
    if (parameters.has(a.name) && !found.has(a.name)) found.set(a.name, b);
  } else if (a.kind === 'constant' && b.kind === 'constant') {
    a.arguments.forEach((argument, index) => {
      const other = b.arguments[index];
      if (other) both(argument, other);
    });
  } else if ((a.kind === 'sum' && b.kind === 'sum') || (a.kind === 'record' && b.kind === 'record')) {
    for (const [name, part] of a.fields) {
      const other = b.fields.get(name);
      if (other) both(part, other);
    }
  } else if (a.kind === 'arrow' && b.kind === 'arrow') {
    both(a.parameter, b.parameter);
    both(a.result, b.result);
  }
}
