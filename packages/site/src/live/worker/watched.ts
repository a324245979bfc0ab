/** Coverage and the steps of a run. Loaded when a reader asks for them. */
import { positionsIn, type TraceStep, watchedRun } from '@ligo-docs/ligo';
import type { Place } from '../protocol/program';
import type { OpenProgram } from './programs';

/** A step whose code is in the text. */
export type StepInText = Omit<TraceStep, 'span'> & { readonly place: Place };
export type LineState = 'run' | 'partly' | 'not run';

export async function reportWatched({ analysis, load, isInText, placeOf, offsetOf }: OpenProgram) {
  const { coverage, trace } = await watchedRun(analysis, { load });
  const steps = trace.steps.flatMap(({ span, ...step }): StepInText[] => {
    const place = isInText(span) ? placeOf(span) : undefined;
    return place ? [{ ...step, place }] : [];
  });
  const before = positionsIn(analysis.text)(offsetOf(0)).line - 1;
  const lines = coverage.lines.flatMap(({ line, state }): { line: number; state: LineState }[] =>
    line > before ? [{ line: line - before, state }] : [],
  );
  return { lines, steps, dropped: trace.dropped, run: coverage.run, all: coverage.all };
}
