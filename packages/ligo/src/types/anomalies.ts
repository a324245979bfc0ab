/**
 * Exhaustiveness and redundancy of patterns: the usual pattern matrix, with one row per case, split by the constructors of
 * its first column (Maranget, "Warnings for pattern matching"). Parts of the matrix that are reached in several ways are
 * examined once.
 */
import type { Budget } from '../syntax/budget';
import type { LigoSyntax } from '../syntax/source';
import type { CorePattern } from './core';
import { UNIT } from './make';
import { type Cells, constructorsOf, elementOf, RowMaker, type Simple } from './pattern-rows';
import type { RecordType, Type } from './type';

type Row = readonly Simple[];

export interface Anomalies {
  /** Examples of values that no pattern matches. */
  readonly missing: readonly string[];
  /** The first unreachable pattern. */
  readonly unused?: CorePattern;
}

export function findAnomalies(
  patterns: readonly CorePattern[],
  type: Type,
  syntax: LigoSyntax,
  budget: Budget,
): Anomalies {
  const matrix = new Matrix(budget);
  const rows = patterns.map((pattern) => matrix.row(pattern, type));
  const missing = matrix.findMissing(rows, matrix.columns(type));
  if (missing !== undefined) return { missing: missing.map((row) => describe(row, type, syntax)) };
  const reached = matrix.findReached(rows);
  const index = rows.findIndex((_, position) => position > 0 && !reached.has(position));
  return { missing: [], ...(index >= 0 && { unused: patterns[index] }) };
}

/** The examples multiply with every column, and nobody reads so many. */
const MAX_EXAMPLES = 20;

/** A row that has been split, with the position of its case. */
interface Numbered {
  readonly position: number;
  readonly cells: Cells | undefined;
}

class Matrix {
  private readonly maker = new RowMaker();
  private readonly complete = new Set<string>();
  private readonly visited = new Set<string>();

  constructor(private readonly budget: Budget) {}

  row(pattern: CorePattern, type: Type): Cells | undefined {
    return this.maker.prepend(this.maker.simplify(pattern, type), undefined);
  }

  columns(type: Type): readonly Type[] {
    return this.maker.flatten(type);
  }

  /** Rows that no row of the matrix matches, if any. */
  findMissing(all: readonly (Cells | undefined)[], columns: readonly Type[]): Row[] | undefined {
    this.budget.spend('patterns', 1 + all.length);
    const last = all.findIndex((cells) => cells?.matchesAll ?? true);
    if (last >= 0) return undefined;
    if (all.length === 0) return [this.maker.anything(columns)];
    const key = all.map((cells) => cells?.id).join(' ');
    if (this.complete.has(key)) return undefined;
    const missing = this.splitMissing(all, columns);
    if (missing === undefined) this.complete.add(key);
    return missing;
  }

  private splitMissing(matrix: readonly (Cells | undefined)[], columns: readonly Type[]): Row[] | undefined {
    const [type = UNIT, ...others] = columns;
    const { groups, rest } = this.split(matrix.map((cells, position) => ({ position, cells })));
    const cellsOf = (rows: readonly Numbered[]) => rows.map(({ cells }) => cells);
    const names = constructorsOf(type);
    if (names.length > 0 && names.every((name) => groups.has(name))) {
      for (const name of names) {
        const types = this.maker.partTypes(name, type);
        const rows = this.findMissing(cellsOf(groups.get(name) ?? []), [...types, ...others]);
        if (rows === undefined) continue;
        return rows.map((row) => [
          { kind: 'of', name, parts: row.slice(0, types.length), type },
          ...row.slice(types.length),
        ]);
      }
      return undefined;
    }
    const rows = this.findMissing(cellsOf(rest), others);
    if (rows === undefined) return undefined;
    if (groups.size === 0) return rows.map((row) => [{ kind: 'any', type }, ...row]);
    const absent = names.filter((name) => !groups.has(name));
    const missing = absent.flatMap((name) => {
      const parts = this.maker.anything(this.maker.partTypes(name, type));
      return rows.map((row): Row => [{ kind: 'of', name, parts, type }, ...row]);
    });
    return missing.slice(0, MAX_EXAMPLES);
  }

  /** The positions of the rows that match a value which no earlier row matches. */
  findReached(rows: readonly (Cells | undefined)[]): ReadonlySet<number> {
    const reached = new Set<number>();
    this.reach(
      rows.map((cells, position) => ({ position, cells })),
      reached,
    );
    return reached;
  }

  private reach(all: readonly Numbered[], reached: Set<number>): void {
    this.budget.spend('patterns', 1 + all.length);
    const [first] = all;
    if (first === undefined) return;
    if (first.cells?.matchesAll ?? true) {
      reached.add(first.position);
      return;
    }
    // What follows a row that matches everything is never reached.
    const last = all.findIndex(({ cells }) => cells?.matchesAll ?? true);
    const rows = last < 0 ? all : all.slice(0, last + 1);
    const key = rows.map(({ position, cells }) => `${position}:${cells?.id}`).join(' ');
    if (this.visited.has(key)) return;
    this.visited.add(key);
    const { groups, rest, type } = this.split(rows);
    for (const group of groups.values()) this.reach(group, reached);
    const names = constructorsOf(type);
    if (names.length === 0 || !names.every((name) => groups.has(name))) this.reach(rest, reached);
  }

  /** The rows by the constructor of their first cell; rows that match any value are in all groups, and in `rest`. */
  private split(rows: readonly Numbered[]): {
    readonly groups: ReadonlyMap<string, readonly Numbered[]>;
    readonly rest: readonly Numbered[];
    readonly type: Type;
  } {
    const groups = new Map<string, Numbered[]>();
    const anything = new Map<string, readonly Simple[]>();
    const rest: Numbered[] = [];
    const type = rows[0]?.cells?.head.type ?? UNIT;
    for (const { cells } of rows) {
      if (cells?.head.kind !== 'of' || groups.has(cells.head.name)) continue;
      const { name } = cells.head;
      groups.set(name, []);
      anything.set(name, this.maker.anything(this.maker.partTypes(name, type)));
    }
    for (const { position, cells } of rows) {
      if (cells === undefined) continue;
      const { head, rest: after } = cells;
      if (head.kind === 'of') {
        groups.get(head.name)?.push({ position, cells: this.maker.prepend(head.parts, after) });
        continue;
      }
      this.budget.spend('patterns', groups.size);
      rest.push({ position, cells: after });
      for (const [name, group] of groups) {
        group.push({ position, cells: this.maker.prepend(anything.get(name) ?? [], after) });
      }
    }
    return { groups, rest, type };
  }
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
    const width = widthOf(field);
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

/** The number of columns of a type. */
function widthOf(type: Type): number {
  if (type.kind !== 'record') return 1;
  let width = 0;
  for (const field of type.fields.values()) width += widthOf(field);
  return width;
}
