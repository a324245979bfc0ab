/** The results of a run as notes at the lines that they belong to. */
import { lineAt, placeWords } from '../../model/text-place';
import type { LineNote } from '../editor/notes';
import type { Diagnostic, Place } from '../protocol/program';
import type { Output } from '../worker/messages';
import type { FailureReport, RunReport } from '../worker/report';

const MAX_NOTE = 80;

export function notesOf(outcome: Output<'run'>, text: string): LineNote[] {
  const note = (place: Place, kind: LineNote['kind'], words: string): LineNote[] =>
    place.file === undefined ? [{ line: lineAt(text, place.from), kind, text: shorten(words) }] : [];
  if (outcome.kind === 'refused') {
    return outcome.problems.flatMap(({ place, message }) => note(place, 'failed', message));
  }
  const { values, tests, failures } = outcome;
  return [
    ...valueNotes(values).flatMap(({ place, text: words }) => note(place, 'value', words)),
    ...tests.flatMap(({ place, value, failure }) =>
      failure
        ? note(failure.place ?? place, 'failed', failure.message)
        : note(place, 'passed', `passed: ${value}`),
    ),
    ...failures.flatMap(({ place, message }) => (place ? note(place, 'failed', message) : [])),
  ];
}

/** The values of one declaration are one note; several of them have their names. */
function valueNotes(values: RunReport['values']): { readonly place: Place; readonly text: string }[] {
  const places = new Map(values.map(({ place }) => [`${place.file}:${place.from}`, place]));
  return [...places.values()].map((place) => {
    const bound = values.filter((one) => one.place.from === place.from && one.place.file === place.file);
    const text = bound.map(({ name, value }) => (bound.length > 1 ? `${name} = ${value}` : `= ${value}`));
    return { place, text: text.join(', ') };
  });
}

/** `failed with "X" (line 3)` */
export function failureText({ message, place }: FailureReport, text: string): string {
  return place ? `${message} (line ${lineAt(text, place.from)})` : message;
}

/** `Line 3, column 7: …` */
export function problemLine({ place, message, hint }: Diagnostic, text: string): string {
  const words = hint ? `${message} ${hint}` : message;
  if (place.file !== undefined) return `${place.file}: ${words}`;
  return `${placeWords(text, place.from)}: ${words}`;
}

function shorten(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  return line.length > MAX_NOTE ? `${line.slice(0, MAX_NOTE - 1)}…` : line;
}
