/** The results of a run as notes at the lines that they belong to. */
import type { LineNote } from '../editor/notes';
import type { Diagnostic, Place } from '../protocol/program';
import type { FailureReport, RunOutcome } from '../protocol/run';

const MAX_NOTE = 80;

export function notesOf(outcome: RunOutcome, text: string): LineNote[] {
  const note = (place: Place, kind: LineNote['kind'], words: string): LineNote[] =>
    place.file === undefined ? [{ line: lineOf(place, text), kind, text: shorten(words) }] : [];
  if (outcome.kind === 'refused') {
    return outcome.problems.flatMap(({ place, message }) => note(place, 'failed', message));
  }
  const { values, tests, failures } = outcome;
  return [
    ...values.flatMap(({ place, value }) => note(place, 'value', `= ${value}`)),
    ...tests.flatMap(({ place, value, failure }) =>
      failure
        ? note(placeOf(failure) ?? place, 'failed', failure.message)
        : note(place, 'passed', `passed: ${value}`),
    ),
    ...failures.flatMap((failure) => {
      const place = placeOf(failure);
      return place ? note(place, 'failed', failure.message) : [];
    }),
  ];
}

/** The innermost call that is in the text. */
export function placeOf({ calls }: FailureReport): Place | undefined {
  return calls.find(({ place }) => place.file === undefined)?.place;
}

/** Counted from 1. */
export function lineOf({ from }: Place, text: string): number {
  return text.slice(0, from).split('\n').length;
}

/** `Line 3, column 7: …` */
export function problemLine({ place, message, hint }: Diagnostic, text: string): string {
  const words = hint ? `${message} ${hint}` : message;
  if (place.file !== undefined) return `${place.file}: ${words}`;
  const column = place.from - text.lastIndexOf('\n', place.from - 1);
  return `Line ${lineOf(place, text)}, column ${column}: ${words}`;
}

function shorten(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  return line.length > MAX_NOTE ? `${line.slice(0, MAX_NOTE - 1)}…` : line;
}
