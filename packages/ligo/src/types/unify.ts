/** Unifies two types by solving variables, or fails. */
import type { Span } from '../syntax/source';
import { equalLabels, equalLiterals } from './equal';
import { type Layout, pruneLayout } from './layout';
import { lift } from './lift';
import { variable } from './make';
import { illFormed, infiniteType, layoutMismatch, mismatch } from './problems/types';
import { fail, lower, type State, solve, solveLayout } from './state';
import { apply, partsOf, substitute } from './substitute';
import { type ExistsType, type Fields, prune, type RecordType, type SumType, type Type } from './type';

/** What comparing two parts costs, in steps. */
const COMPARISON_COST = 0.1;

/** The whole types being compared, for the message. */
export interface Comparison {
  readonly received: Type;
  readonly expected: Type;
  readonly span: Span;
  readonly relation: 'equal' | 'subtype';
}

export function unify(state: State, a: Type, b: Type, span: Span): void {
  unifyParts(state, apply(a), apply(b), { received: a, expected: b, span, relation: 'equal' });
}

export function unifyParts(state: State, a: Type, b: Type, whole: Comparison): void {
  state.budget.spend('steps', COMPARISON_COST);
  const left = prune(a);
  const right = prune(b);
  if (left === right || left.kind === 'error' || right.kind === 'error') return;
  if (right.kind === 'exists') solveWith(state, right, left, whole);
  else if (left.kind === 'exists') solveWith(state, left, right, whole);
  else if (!unifyKnown(state, left, right, whole)) fail(mismatch(whole, left, right));
}

/** Unifies the parts of two types of the same form; returns whether they have the same form. */
function unifyKnown(state: State, left: Type, right: Type, whole: Comparison): boolean {
  switch (left.kind) {
    case 'singleton':
      return right.kind === 'singleton' && equalLiterals(left.literal, right.literal);
    case 'variable':
      return right.kind === 'variable' && left.name === right.name;
    case 'constant':
      if (right.kind !== 'constant' || right.name !== left.name) return false;
      if (right.arguments.length !== left.arguments.length) return false;
      for (const [index, part] of left.arguments.entries()) {
        unifyParts(state, part, right.arguments[index] ?? part, whole);
      }
      return true;
    case 'arrow':
      if (right.kind !== 'arrow') return false;
      unifyParts(state, left.parameter, right.parameter, whole);
      unifyParts(state, left.result, right.result, whole);
      return true;
    case 'forall':
    case 'abstraction': {
      if (right.kind !== left.kind) return false;
      const common = variable(`${left.parameter}#${state.nextId++}`);
      const body = substitute(left.body, left.parameter, common);
      unifyParts(state, body, substitute(right.body, right.parameter, common), whole);
      return true;
    }
    case 'sum':
    case 'record':
      if (right.kind !== left.kind || !equalLabels(left.fields, right.fields)) return false;
      unifyLayouts(state, left, right, whole);
      unifyFields(state, left.fields, right.fields, whole);
      return true;
    default:
      return false;
  }
}

function unifyFields(state: State, a: Fields, b: Fields, whole: Comparison): void {
  if (a === b) return;
  for (const [label, type] of a) {
    const other = b.get(label);
    if (other !== undefined) unifyParts(state, type, other, whole);
  }
}

type Row = SumType | RecordType;

function unifyLayouts(state: State, a: Row, b: Row, whole: Comparison): void {
  const left = pruneLayout(a.layout);
  const right = pruneLayout(b.layout);
  if (left === right) return;
  if (left.kind === 'concrete' && right.kind === 'concrete') {
    if (left.key !== right.key) fail(layoutMismatch(whole, a, b));
  } else if (left.kind === 'unknown') {
    solveLayoutWith(state, left, right);
  } else if (right.kind === 'unknown') {
    solveLayoutWith(state, right, left);
  }
}

function solveLayoutWith(state: State, unknown: Extract<Layout, { kind: 'unknown' }>, layout: Layout): void {
  if (layout.kind === 'unknown') lower(state, layout, unknown.depth);
  solveLayout(state, unknown, layout);
}

function solveWith(state: State, unknown: ExistsType, type: Type, whole: Comparison): void {
  checkOccurs(unknown, type, whole.span);
  const lifted = lift(state, type, unknown, 'invariant');
  // The size of a Sapling memo is a number as a type argument.
  const isNumber = lifted.kind === 'singleton' && lifted.literal.kind !== 'string';
  if (!isNumber && !isProper(lifted)) fail(illFormed(lifted, whole.span));
  solve(state, unknown, lifted);
}

/** Types share parts, so each part is visited once. */
export function checkOccurs(unknown: ExistsType, type: Type, span: Span, seen = new Set<Type>()): void {
  const known = prune(type);
  if (known === unknown) fail(infiniteType(type, span));
  if (known.ground || seen.has(known)) return;
  seen.add(known);
  for (const part of partsOf(known)) checkOccurs(unknown, part, span, seen);
}

/** Whether values can have this type: all type arguments are given, and it is not a bare literal. */
export function isProper(type: Type): boolean {
  const known = prune(type);
  if (known.ground) return known.proper;
  switch (known.kind) {
    case 'singleton':
    case 'abstraction':
      return false;
    case 'constant':
      return known.arguments.every((part) => prune(part).kind === 'singleton' || isProper(part));
    case 'forall':
    case 'sum':
    case 'record':
    case 'union':
    case 'arrow':
      for (const part of partsOf(known)) if (!isProper(part)) return false;
      return true;
    default:
      return true;
  }
}
