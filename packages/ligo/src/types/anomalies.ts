/**
 * Exhaustiveness and redundancy of patterns: the usual pattern matrix, with one row per case, specialised by
 * constructors (Maranget, "Warnings for pattern matching").
 */
import type { LigoSyntax } from '../syntax/source';
import type { CorePattern } from './core';
import { UNIT } from './make';
import type { RecordType, Type } from './type';

/** A pattern of the matrix. Records and tuples are expanded into columns. */
type Simple =
  | { readonly kind: 'any'; readonly type: Type }
  | { readonly kind: 'of'; readonly name: string; readonly parts: readonly Simple[]; readonly type: Type };

type Row = readonly Simple[];

export interface Anomalies {
  /** Examples of values that no pattern matches. */
  readonly missing: readonly string[];
  /** The first unreachable pattern. */
  readonly unused?: CorePattern;
}

export function findAnomalies(patterns: readonly CorePattern[], type: Type, syntax: LigoSyntax): Anomalies {
  const matrix = patterns.map((pattern) => simplify(pattern, type));
  const columns = flatten(type);
  const missing = findMissing(matrix, columns);
  if (missing !== undefined) return { missing: missing.map((row) => describe(row, type, syntax)) };
  const index = matrix.findIndex(
    (row, position) => position > 0 && !isUseful(matrix.slice(0, position), row),
  );
  return { missing: [], ...(index >= 0 && { unused: patterns[index] }) };
}

function simplify(pattern: CorePattern, type: Type): Row {
  switch (pattern.kind) {
    case 'unit':
      return [{ kind: 'any', type }];
    case 'variable':
    case 'error':
      return flatten(type).map((column) => ({ kind: 'any', type: column }));
    case 'nil':
      return [{ kind: 'of', name: '[]', parts: [{ kind: 'any', type: UNIT }], type }];
    case 'cons': {
      const element = elementOf(type) ?? UNIT;
      const parts = [...simplify(pattern.head, element), ...simplify(pattern.tail, type)];
      return [{ kind: 'of', name: '::', parts, type }];
    }
    case 'constructor': {
      const argument = type.kind === 'sum' ? type.fields.get(pattern.name) : undefined;
      const parts = simplify(pattern.argument, argument ?? UNIT);
      return [{ kind: 'of', name: pattern.name, parts, type }];
    }
    case 'tuple':
      return pattern.items.flatMap((item, index) => simplify(item, fieldOf(type, String(index))));
    case 'record':
      return [...pattern.fields].flatMap(([label, field]) => simplify(field, fieldOf(type, label)));
  }
}

function flatten(type: Type): readonly Type[] {
  return type.kind === 'record' ? [...type.fields.values()].flatMap(flatten) : [type];
}

function fieldOf(type: Type, label: string): Type {
  return (type.kind === 'record' ? type.fields.get(label) : undefined) ?? UNIT;
}

function elementOf(type: Type): Type | undefined {
  return type.kind === 'constant' && type.name === 'list' ? type.arguments[0] : undefined;
}

/** The constructors of a type; empty if it has none. */
function constructorsOf(type: Type): readonly string[] {
  if (elementOf(type) !== undefined) return ['::', '[]'];
  return type.kind === 'sum' ? [...type.fields.keys()] : [];
}

function partTypes(name: string, type: Type): readonly Type[] {
  const element = elementOf(type);
  if (element !== undefined) return name === '[]' ? [UNIT] : [...flatten(element), type];
  return flatten((type.kind === 'sum' ? type.fields.get(name) : undefined) ?? UNIT);
}

function specialise(matrix: readonly Row[], name: string, types: readonly Type[]): Row[] {
  return matrix.flatMap((row) => {
    const [first, ...rest] = row;
    if (first?.kind === 'any') return [[...types.map((type): Simple => ({ kind: 'any', type })), ...rest]];
    return first?.name === name ? [[...first.parts, ...rest]] : [];
  });
}

function withoutFirst(matrix: readonly Row[]): Row[] {
  return matrix.flatMap(([first, ...rest]) => (first?.kind === 'any' ? [rest] : []));
}

function firstNames(matrix: readonly Row[]): ReadonlySet<string> {
  return new Set(matrix.flatMap(([first]) => (first?.kind === 'of' ? [first.name] : [])));
}

/** Whether a row matches a value that no row of the matrix matches. */
function isUseful(matrix: readonly Row[], row: Row): boolean {
  if (matrix.length === 0) return true;
  const [first, ...rest] = row;
  if (first === undefined) return false;
  if (first.kind === 'of') {
    const types = partTypes(first.name, first.type);
    return isUseful(specialise(matrix, first.name, types), [...first.parts, ...rest]);
  }
  const all = constructorsOf(first.type);
  const used = firstNames(matrix);
  if (all.length === 0 || !all.every((name) => used.has(name))) return isUseful(withoutFirst(matrix), rest);
  return all.some((name) => {
    const types = partTypes(name, first.type);
    const anything = types.map((type): Simple => ({ kind: 'any', type }));
    return isUseful(specialise(matrix, name, types), [...anything, ...rest]);
  });
}

/** Rows that no row of the matrix matches, if any. */
function findMissing(matrix: readonly Row[], columns: readonly Type[]): Row[] | undefined {
  const [type, ...others] = columns;
  if (type === undefined) return matrix.length === 0 ? [[]] : undefined;
  const all = constructorsOf(type);
  const used = firstNames(matrix);
  if (all.length > 0 && all.every((name) => used.has(name))) {
    for (const name of all) {
      const types = partTypes(name, type);
      const rows = findMissing(specialise(matrix, name, types), [...types, ...others]);
      if (rows === undefined) continue;
      return rows.map((row) => [
        { kind: 'of', name, parts: row.slice(0, types.length), type },
        ...row.slice(types.length),
      ]);
    }
    return undefined;
  }
  const rows = findMissing(withoutFirst(matrix), others);
  if (rows === undefined) return undefined;
  if (used.size === 0) return rows.map((row) => [{ kind: 'any', type }, ...row]);
  const absent = all.filter((name) => !used.has(name));
  return absent.flatMap((name) => {
    const parts = partTypes(name, type).map((part): Simple => ({ kind: 'any', type: part }));
    return rows.map((row): Row => [{ kind: 'of', name, parts, type }, ...row]);
  });
}

function describe(row: Row, type: Type, syntax: LigoSyntax): string {
  const js = syntax === 'jsligo';
  if (type.kind === 'record') return describeRecord(row, type, syntax);
  const [only] = row;
  if (only === undefined || only.kind === 'any') return '_';
  if (only.name === '[]') return '[]';
  if (only.name === '::') {
    const head = describe(only.parts.slice(0, -1), elementOf(type) ?? UNIT, syntax);
    const tail = describe(only.parts.slice(-1), type, syntax);
    return js ? `[${head}, ...${tail}]` : `${inBrackets(head)} :: ${tail}`;
  }
  const argument = (type.kind === 'sum' ? type.fields.get(only.name) : undefined) ?? UNIT;
  const hasArgument = argument.kind !== 'constant' || argument.name !== 'unit';
  const written = hasArgument ? describe(only.parts, argument, syntax) : '';
  if (js) return `${only.name}(${written})`;
  return hasArgument ? `${only.name} ${inBrackets(written)}` : only.name;
}

function describeRecord(row: Row, { fields }: RecordType, syntax: LigoSyntax): string {
  const js = syntax === 'jsligo';
  let position = 0;
  const parts = [...fields].map(([label, field]) => {
    const width = flatten(field).length;
    const text = describe(row.slice(position, position + width), field, syntax);
    position += width;
    return { label, text };
  });
  if (fields.has('0')) {
    const items = parts.map(({ text }) => text).join(', ');
    return js ? `[${items}]` : `(${items})`;
  }
  const written = parts.map(({ label, text }) => (js ? `${label}: ${text}` : `${label} = ${text}`));
  return js ? `{ ${written.join(', ')} }` : `{ ${written.join('; ')} }`;
}

/** An argument in CameLIGO. */
const inBrackets = (pattern: string): string => (/^\w+$|^[[({]/.test(pattern) ? pattern : `(${pattern})`);
