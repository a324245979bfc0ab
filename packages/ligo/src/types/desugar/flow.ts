/**
 * Intermediate form between statements and expressions. A statement either returns a value (`done`),
 * continues with the rest (`step`), or does either in its branches (`branch`): then the rest is copied into
 * them.
 */
import type { Core } from '../core';
import { isUnit, unitCore } from './build';

export type Flow =
  | { readonly kind: 'done'; readonly value: Core }
  | { readonly kind: 'step'; readonly into: (rest: Core) => Core }
  | { readonly kind: 'branch'; readonly into: (rest: Flow) => Core };

/** The unreachable rest of a flow that ends in all branches. */
const END = unitCore({ file: 0, from: 0, to: 0 });

export const NOTHING: Flow = { kind: 'step', into: (rest) => rest };

/** One statement after the other. */
export function sequence(first: Flow, second: Flow): Flow {
  switch (first.kind) {
    case 'done':
      return first;
    case 'branch':
      // The rest is built once and shared by all branches.
      return {
        kind: 'branch',
        into: (rest) => first.into({ kind: 'done', value: toCore(sequence(second, rest), END) }),
      };
    case 'step':
      if (second.kind === 'done') return { kind: 'done', value: first.into(second.value) };
      if (second.kind === 'step') return { kind: 'step', into: (rest) => first.into(second.into(rest)) };
      return { kind: 'branch', into: (rest) => first.into(second.into(rest)) };
  }
}

export function sequenceAll(flows: readonly Flow[]): Flow {
  return flows.length === 0 ? NOTHING : flows.reduce(sequence);
}

/** The value of a block that ends here. */
export function toCore(flow: Flow, unit: Core): Core {
  switch (flow.kind) {
    case 'done':
      return flow.value;
    case 'step':
      return flow.into(unit);
    case 'branch':
      return flow.into({ kind: 'done', value: unit });
  }
}

/** A branch, followed by the rest after the whole statement. */
export function branchTo(flow: Flow, rest: Flow, unit: Core): Core {
  return toCore(flow.kind === 'done' ? flow : sequence(flow, rest), unit);
}

export function goesOn(flow: Flow): boolean {
  return flow.kind === 'step' || (flow.kind === 'done' && isUnit(flow.value));
}
