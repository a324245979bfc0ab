import type { LineNote, Place } from '../protocol/program';

const MAX_NOTE = 80;

/** A note at the end of the line of a place, if that is in the text. */
export function lineNote(place: Place | undefined, kind: LineNote['kind'], words: string): LineNote[] {
  if (!place) return [];
  const text = words.replace(/\s+/g, ' ');
  return [
    { line: place.line, kind, text: text.length > MAX_NOTE ? `${text.slice(0, MAX_NOTE - 1)}…` : text },
  ];
}
