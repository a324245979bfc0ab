/**
 * Matches with nested patterns become trees of matches with simple ones (Maranget, "Compiling Pattern Matching to
 * Good Decision Trees"): the first column with a constructor is tested first, and bodies are copied into branches.
 */
import type { Span } from '../../syntax/source';
import type { Type } from '../../types/type';
import type { Expression, MatchCase, Pattern } from '../aggregated/expression';
import * as build from '../elaborate/build';
import { missingType } from '../elaborate/context';
import type { Variable } from '../mini-c/tree';
import type { Names } from '../names';
import {
  anything,
  CONS,
  constructorArgument,
  constructorsOf,
  join,
  NIL,
  type Occurrence,
  occurrencesOf,
  type SimplePattern,
  simplify,
} from './simple-pattern';

interface Row {
  readonly columns: readonly SimplePattern[];
  readonly body: Expression;
}

/** The variables of the parts of the matched value, by path. */
type Known = ReadonlyMap<string, Variable>;

interface Context {
  readonly names: Names;
  readonly span: Span;
}

export interface Matching {
  readonly subject: Variable;
  readonly type: Type;
  readonly cases: readonly MatchCase[];
  /** Whether the variables of the pattern are mutable. */
  readonly mutable: boolean;
  readonly span: Span;
}

export function decisionTree(names: Names, { subject, type, cases, mutable, span }: Matching): Expression {
  const context: Context = { names, span };
  const root = String(subject.id);
  const known = new Map([[root, subject]]);
  const rows = cases.map(({ pattern, body }): Row => {
    const variables = nameParts(context, known, root, pattern);
    const bound = variables.reduceRight<Expression>(
      (rest, { pattern: variable, part }) => bindPart(variable, part, rest, mutable),
      body,
    );
    return { columns: simplify(pattern, type), body: bound };
  });
  const occurrences = occurrencesOf(type).map(({ path, type: own }) => ({
    path: join(root, path),
    type: own,
  }));
  const tree = testColumns(context, known, occurrences, rows);
  return openRecord(context, known, root, type, tree);
}

interface BoundPart {
  readonly pattern: Extract<Pattern, { kind: 'variable' }>;
  readonly part: Variable;
}

/** Names every part that a pattern mentions, and returns where its variables are, outermost first. */
function nameParts(
  context: Context,
  known: Map<string, Variable>,
  path: string,
  pattern: Pattern,
): BoundPart[] {
  const part = known.get(path) ?? context.names.fresh(`match_${path}`);
  known.set(path, part);
  const inside = (label: string, inner: Pattern) => nameParts(context, known, join(path, label), inner);
  switch (pattern.kind) {
    case 'unit':
      return [];
    case 'variable':
      return [{ pattern, part }];
    case 'nil':
      return inside(NIL, { kind: 'unit', span: pattern.span });
    case 'cons': {
      const { span } = pattern;
      return inside(CONS, build.tuplePattern([pattern.head, pattern.tail], span));
    }
    case 'constructor':
      return inside(pattern.label, pattern.argument);
    case 'record':
      return [...pattern.fields].flatMap(([label, field]) => inside(label, field));
  }
}

function bindPart(
  pattern: BoundPart['pattern'],
  part: Variable,
  body: Expression,
  mutable: boolean,
): Expression {
  const value = build.use({ variable: part, type: pattern.type }, pattern.span);
  const bound = build.letIn(pattern, value, body, pattern.span);
  return bound.kind === 'let' ? { ...bound, mutable } : bound;
}

function testColumns(
  context: Context,
  known: Known,
  occurrences: readonly Occurrence[],
  rows: readonly Row[],
): Expression {
  const [first] = rows;
  if (first === undefined) return missingType(context.span);
  if (first.columns.every(({ kind }) => kind === 'any')) return first.body;
  const column = firstTested(rows);
  if (column > 0) {
    const swapped = rows.map((row) => ({ ...row, columns: swap(row.columns, column) }));
    return testColumns(context, known, swap(occurrences, column), swapped);
  }
  const [occurrence, ...others] = occurrences;
  if (occurrence === undefined) return missingType(context.span);
  return testConstructors(context, known, { occurrence, others }, rows);
}

interface Columns {
  readonly occurrence: Occurrence;
  readonly others: readonly Occurrence[];
}

type Constructor = Extract<SimplePattern, { kind: 'constructor' }>;

function testConstructors(
  context: Context,
  known: Known,
  { occurrence, others }: Columns,
  rows: readonly Row[],
): Expression {
  const { span } = context;
  const tested = new Map<string, Constructor>();
  for (const { columns } of rows) {
    const [pattern] = columns;
    if (pattern?.kind === 'constructor' && !tested.has(pattern.label)) tested.set(pattern.label, pattern);
  }
  const cases = constructorsOf(occurrence.type, span).map((label): MatchCase => {
    const path = join(occurrence.path, label);
    const pattern = tested.get(label);
    const variable = known.get(path) ?? context.names.fresh(`match_${path}`);
    const argumentType = constructorArgument(label, occurrence.type, span);
    if (pattern === undefined) {
      const body = testColumns(context, new Map(known).set(path, variable), others, withoutFirst(rows));
      return simpleCase(label, variable, argumentType, body, span);
    }
    const inner = occurrencesOf(argumentType).map(({ path: own, type }) => ({ path: join(path, own), type }));
    const special = specialise(rows, label, pattern.columns.length);
    const tree = testColumns(context, known, [...inner, ...others], special);
    const body = openRecord(context, known, path, argumentType, tree);
    return simpleCase(label, known.get(path) ?? variable, argumentType, body, span);
  });
  const subject = known.get(occurrence.path) ?? missingType(span);
  return build.match(build.use({ variable: subject, type: occurrence.type }, span), cases, span);
}

function simpleCase(label: string, variable: Variable, type: Type, body: Expression, span: Span): MatchCase {
  const pattern = build.constructorPattern(label, build.variablePattern({ variable, type }, span), span);
  return { pattern, body };
}

/** The rows for values with this constructor. */
function specialise(rows: readonly Row[], label: string, columns: number): readonly Row[] {
  return rows.flatMap((row): readonly Row[] => {
    const [first, ...rest] = row.columns;
    if (first === undefined) return [row];
    if (first.kind === 'any') return [{ ...row, columns: [...anything(columns), ...rest] }];
    return first.label === label ? [{ ...row, columns: [...first.columns, ...rest] }] : [];
  });
}

/** The rows for values with a constructor that no row mentions. */
function withoutFirst(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row): readonly Row[] => {
    const [first, ...rest] = row.columns;
    if (first === undefined) return [row];
    return first.kind === 'any' ? [{ ...row, columns: rest }] : [];
  });
}

function firstTested(rows: readonly Row[]): number {
  const columns = rows.map((row) => row.columns.findIndex(({ kind }) => kind === 'constructor'));
  return Math.min(...columns.filter((column) => column >= 0));
}

function swap<Item>(items: readonly Item[], index: number): readonly Item[] {
  const swapped = [...items];
  const [first, other] = [items[0], items[index]];
  if (first === undefined || other === undefined) return items;
  swapped[0] = other;
  swapped[index] = first;
  return swapped;
}

/** Takes a record apart, and the records in it, so that all of their parts have names. */
function openRecord(context: Context, known: Known, path: string, type: Type, body: Expression): Expression {
  if (type.kind !== 'record') return body;
  const { span, names } = context;
  const all = new Map(known);
  const fields = [...type.fields].map(([label, field]) => {
    const part = join(path, label);
    const variable = all.get(part) ?? names.fresh(`match_${part}`);
    all.set(part, variable);
    return { label, type: field, part, variable };
  });
  const inner = fields.reduce(
    (rest, { part, type: field }) => openRecord(context, all, part, field, rest),
    body,
  );
  const pattern: Pattern = {
    kind: 'record',
    fields: new Map(
      fields.map(({ label, variable, type: field }) => [
        label,
        build.variablePattern({ variable, type: field }, span),
      ]),
    ),
    span,
  };
  const subject = all.get(path) ?? missingType(span);
  return build.match(build.use({ variable: subject, type }, span), [{ pattern, body: inner }], span);
}
