/** Patterns as rows of cells, as the checks of a match need them. Equal rows are one object. */
import type { CorePattern } from './core';
import { UNIT } from './make';
import type { Type } from './type';

/** A pattern of the matrix. Records and tuples are expanded into columns. */
export type Simple =
  | { readonly kind: 'any'; readonly type: Type }
  | { readonly kind: 'of'; readonly name: string; readonly parts: readonly Simple[]; readonly type: Type };

/** The rest of a row: its first cell, and the cells after it. */
export interface Cells {
  readonly id: number;
  readonly head: Simple;
  readonly rest: Cells | undefined;
  /** Whether it matches every value. */
  readonly matchesAll: boolean;
}

/** Creates rows. The rows that differ only in how they were reached are shared. */
export class RowMaker {
  private count = 0;
  private readonly anys = new Map<Cells | undefined, Map<Type, Cells>>();
  private readonly others = new Map<Cells | undefined, Map<Simple, Cells>>();
  private readonly types = new Map<Type, readonly Type[]>();

  cons(head: Simple, rest: Cells | undefined): Cells {
    const isAny = head.kind === 'any';
    const known = isAny ? at(this.anys, rest).get(head.type) : at(this.others, rest).get(head);
    if (known !== undefined) return known;
    this.count += 1;
    const cells = { id: this.count, head, rest, matchesAll: isAny && (rest?.matchesAll ?? true) };
    if (isAny) at(this.anys, rest).set(head.type, cells);
    else at(this.others, rest).set(head, cells);
    return cells;
  }

  prepend(parts: readonly Simple[], rest: Cells | undefined): Cells | undefined {
    return parts.reduceRight<Cells | undefined>((after, part) => this.cons(part, after), rest);
  }

  /** The columns that values of a type have. */
  flatten(type: Type): readonly Type[] {
    if (type.kind !== 'record') return [type];
    const known = this.types.get(type);
    if (known !== undefined) return known;
    const columns = [...type.fields.values()].flatMap((field) => this.flatten(field));
    this.types.set(type, columns);
    return columns;
  }

  simplify(pattern: CorePattern, type: Type): readonly Simple[] {
    switch (pattern.kind) {
      case 'unit':
        return [{ kind: 'any', type }];
      case 'variable':
      case 'error':
        return this.anything(this.flatten(type));
      case 'nil':
        return [{ kind: 'of', name: '[]', parts: [{ kind: 'any', type: UNIT }], type }];
      case 'cons': {
        const element = elementOf(type) ?? UNIT;
        const parts = [...this.simplify(pattern.head, element), ...this.simplify(pattern.tail, type)];
        return [{ kind: 'of', name: '::', parts, type }];
      }
      case 'constructor': {
        const argument = type.kind === 'sum' ? type.fields.get(pattern.name) : undefined;
        const parts = this.simplify(pattern.argument, argument ?? UNIT);
        return [{ kind: 'of', name: pattern.name, parts, type }];
      }
      case 'tuple':
        return pattern.items.flatMap((item, index) => this.simplify(item, fieldOf(type, String(index))));
      case 'record':
        return [...pattern.fields].flatMap(([label, field]) => this.simplify(field, fieldOf(type, label)));
    }
  }

  anything(types: readonly Type[]): Simple[] {
    return types.map((type) => ({ kind: 'any', type }));
  }

  /** The columns of a constructor's argument. */
  partTypes(name: string, type: Type): readonly Type[] {
    const element = elementOf(type);
    if (element !== undefined) return name === '[]' ? [UNIT] : [...this.flatten(element), type];
    return this.flatten((type.kind === 'sum' ? type.fields.get(name) : undefined) ?? UNIT);
  }
}

function at<Key, Inner, Value>(map: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = new Map<Inner, Value>();
  map.set(key, made);
  return made;
}

function fieldOf(type: Type, label: string): Type {
  return (type.kind === 'record' ? type.fields.get(label) : undefined) ?? UNIT;
}

export function elementOf(type: Type): Type | undefined {
  return type.kind === 'constant' && type.name === 'list' ? type.arguments[0] : undefined;
}

/** The constructors of a type; empty if it has none. */
export function constructorsOf(type: Type): readonly string[] {
  if (elementOf(type) !== undefined) return ['::', '[]'];
  return type.kind === 'sum' ? [...type.fields.keys()] : [];
}
