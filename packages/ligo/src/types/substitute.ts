/** Substitution in types: of type parameters, and of solved unification variables. */
import { pruneLayout } from './layout';
import { abstraction, arrow, constant, forAll, rowType, union, variable } from './make';
import { type Alias, type Fields, prune, type Type } from './type';

/** The type with all solved variables replaced by their solutions. */
export function apply(type: Type): Type {
  return type.ground ? type : applied(type, new Map());
}

/** Types share parts, so each part is visited once. */
function applied(type: Type, known: Map<Type, Type>): Type {
  if (type.ground) return type;
  if (type.kind === 'exists') {
    const solved = prune(type);
    return solved.kind === 'exists' ? solved : applied(solved, known);
  }
  const before = known.get(type);
  if (before !== undefined) return before;
  const after = mapParts(
    type,
    (part) => applied(part, known),
    (layout) => pruneLayout(layout),
  );
  known.set(type, after);
  return after;
}

/** The type with one of its free parameters replaced. */
export function substitute(type: Type, name: string, replacement: Type): Type {
  if (type.closed) return type;
  return replace(type, { name, replacement, captured: freeVariables(replacement), known: new Map() });
}

function freeVariables(type: Type): ReadonlySet<string> {
  const found = new Set<string>();
  if (type.closed) return found;
  collect(type, new Set(), found);
  return found;
}

/** The parameters of a type definition, and its body. */
export function destructAbstraction(type: Type): { parameters: string[]; body: Type } {
  const parameters: string[] = [];
  let body = type;
  while (body.kind === 'abstraction') {
    parameters.push(body.parameter);
    body = body.body;
  }
  return { parameters, body };
}

interface Replacing {
  readonly name: string;
  readonly replacement: Type;
  /** The free parameters of the replacement. */
  readonly captured: ReadonlySet<string>;
  /** Types share parts, so each part is visited once. */
  readonly known: Map<Type, Type>;
}

function replace(type: Type, replacing: Replacing): Type {
  if (type.closed) return type;
  const before = replacing.known.get(type);
  if (before !== undefined) return before;
  const after = replaced(type, replacing);
  replacing.known.set(type, after);
  return after;
}

function replaced(type: Type, replacing: Replacing): Type {
  const { name, replacement, captured } = replacing;
  const part = (inner: Type) => replace(inner, replacing);
  if (type.kind === 'variable') return type.name === name ? replacement : type;
  if (type.kind === 'forall' || type.kind === 'abstraction') {
    if (type.parameter === name) return type;
    const make = type.kind === 'forall' ? forAll : abstraction;
    if (!captured.has(type.parameter)) return keepAlias(type, make(type.parameter, part(type.body)), part);
    const fresh = freshName(type.parameter, captured);
    const body = substitute(type.body, type.parameter, variable(fresh));
    return make(fresh, part(body));
  }
  return mapParts(type, part, (layout) => layout);
}

function freshName(name: string, taken: ReadonlySet<string>): string {
  let fresh = `${name}'`;
  while (taken.has(fresh)) fresh = `${fresh}'`;
  return fresh;
}

type LayoutOf = Extract<Type, { kind: 'record' }>['layout'];

/** The same type with mapped parts; the same object if no part changes. */
export function mapParts(
  type: Type,
  part: (type: Type) => Type,
  layout: (layout: LayoutOf) => LayoutOf,
): Type {
  switch (type.kind) {
    case 'constant': {
      const args = mapList(type.arguments, part);
      return args === type.arguments ? type : keepAlias(type, constant(type.name, args), part);
    }
    case 'sum':
    case 'record': {
      const fields = mapFields(type.fields, part);
      const arranged = layout(type.layout);
      if (fields === type.fields && arranged === type.layout) return type;
      return keepAlias(type, rowType(type.kind, fields, arranged), part);
    }
    case 'union': {
      const members = mapList(type.members, part);
      return members === type.members ? type : keepAlias(type, union(members), part);
    }
    case 'arrow': {
      const parameter = part(type.parameter);
      const result = part(type.result);
      if (parameter === type.parameter && result === type.result) return type;
      return keepAlias(type, arrow(parameter, result, type.names), part);
    }
    case 'abstraction': {
      const body = part(type.body);
      return body === type.body ? type : keepAlias(type, abstraction(type.parameter, body), part);
    }
    case 'forall': {
      const body = part(type.body);
      return body === type.body ? type : keepAlias(type, forAll(type.parameter, body), part);
    }
    default:
      return type;
  }
}

function keepAlias(before: Type, after: Type, part: (type: Type) => Type): Type {
  if (before.alias === undefined) return after;
  const args = mapList(before.alias.arguments, part);
  const alias: Alias = args === before.alias.arguments ? before.alias : { ...before.alias, arguments: args };
  return { ...after, alias } as Type;
}

function mapList(types: readonly Type[], part: (type: Type) => Type): readonly Type[] {
  let changed = false;
  const result = types.map((type) => {
    const mapped = part(type);
    changed ||= mapped !== type;
    return mapped;
  });
  return changed ? result : types;
}

function mapFields(fields: Fields, part: (type: Type) => Type): Fields {
  let changed = false;
  const result = new Map<string, Type>();
  for (const [label, type] of fields) {
    const mapped = part(type);
    changed ||= mapped !== type;
    result.set(label, mapped);
  }
  return changed ? result : fields;
}

function collect(type: Type, bound: ReadonlySet<string>, found: Set<string>): void {
  if (type.closed) return;
  if (type.kind === 'variable') {
    if (!bound.has(type.name)) found.add(type.name);
  } else if (type.kind === 'forall' || type.kind === 'abstraction') {
    collect(type.body, new Set([...bound, type.parameter]), found);
  } else {
    for (const part of partsOf(type)) collect(part, bound, found);
  }
}

/** Whether a part of the type is ill-typed. Types may share parts, so each is visited once. */
export function hasError(type: Type, visited = new Set<Type>()): boolean {
  if (type.kind === 'error') return true;
  if (visited.has(type)) return false;
  visited.add(type);
  for (const part of partsOf(type)) if (hasError(prune(part), visited)) return true;
  return false;
}

export function partsOf(type: Type): Iterable<Type> {
  switch (type.kind) {
    case 'constant':
      return type.arguments;
    case 'sum':
    case 'record':
      return type.fields.values();
    case 'union':
      return type.members;
    case 'arrow':
      return [type.parameter, type.result];
    case 'abstraction':
    case 'forall':
      return [type.body];
    default:
      return [];
  }
}
