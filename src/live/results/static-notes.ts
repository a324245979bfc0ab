import type { LineNote } from '../protocol/program';

/** The highlighted code with notes at the ends of its lines. They are drawn by CSS, so the text stays the program. */
export function withNotes(html: string, notes: readonly LineNote[]): string {
  const notesAt = (line: number) => notes.filter((note) => note.line === line).map(noteHtml);
  return html
    .split('\n')
    .map((line, index) => line + notesAt(index + 1).join(''))
    .join('\n');
}

function noteHtml({ kind, text }: LineNote): string {
  // Not with `model/html`, which would tie the chunk of the grammars to that of the page.
  const escaped = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<span class="live-note is-${kind}" data-note="${escaped}"></span>`;
}
