/** Instructions that tell what runs, for coverage and for steps through a run. They change nothing. */
import type { Span } from '../../syntax/source';
import type { Value } from '../values/value';
import type { Place } from './context';

/** A moment of a run, before the code of its place runs. */
export interface Moment {
  /** `return` is after the body of a function, with its value. */
  readonly kind: 'call' | 'step' | 'return';
  readonly span: Span;
  /** Of the function. */
  readonly name: string | undefined;
  /** How many calls it is in. */
  readonly depth: number;
  /** The names that are visible in the function, with their values. */
  readonly variables: ReadonlyMap<string, Value>;
  readonly value?: Value;
}

export interface Watch {
  /** Code that can run; called while the program is compiled. */
  readonly knows: (span: Span) => void;
  readonly runs: (span: Span) => void;
  readonly reaches: (moment: Moment) => void;
}

/** Before an expression. */
export function watchExpression(span: Span, { context: { watch }, builder }: Place): void {
  if (!watch) return;
  watch.knows(span);
  builder.emitWatching(() => watch.runs(span));
}

/** At the start of a function, before a statement or a branch, and at the end of a function. */
export function watchMoment(kind: Moment['kind'], span: Span, { context, builder, scope }: Place): void {
  const { watch } = context;
  if (!watch) return;
  const slots = scope.slotsOf(builder);
  builder.emitWatching((frame, machine) => {
    const variables = new Map<string, Value>();
    for (const [name, slot] of slots) {
      const value = frame.locals[slot];
      if (value) variables.set(name, value);
    }
    const { name } = frame.code;
    const common = { kind, span, name, depth: machine.depth, variables };
    watch.reaches(kind === 'return' ? { ...common, value: machine.top } : common);
  });
}
