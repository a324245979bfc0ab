import { rangeOf } from '../hover/code-text';
import type { LineNote } from '../protocol/program';

/** Adds notes at the ends of lines, rendered by CSS to keep the text unchanged. Returns an undo function. */
export function showNotes(code: Element, notes: readonly LineNote[]): () => void {
  const ends = [...(code.textContent ?? '').matchAll(/\n/g)].map(({ index }) => index);
  const shown = notes.map(({ line, kind, text }) => {
    const note = document.createElement('span');
    note.className = `live-note is-${kind}`;
    note.dataset.note = text;
    const from = ends[line - 1];
    if (from === undefined) code.append(note);
    else rangeOf(code, { from, word: '\n' }).insertNode(note);
    return note;
  });
  return () => {
    for (const note of shown) note.remove();
    code.normalize();
  };
}
