/** Notes at the ends of lines. */
import { Compartment, type Extension } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import type { LineNote } from '../protocol/program';

class NoteWidget extends WidgetType {
  constructor(readonly note: LineNote) {
    super();
  }
  override eq({ note }: NoteWidget): boolean {
    return note.text === this.note.text && note.kind === this.note.kind;
  }
  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = `live-note is-${this.note.kind}`;
    element.textContent = this.note.text;
    return element;
  }
  /** A click on a note moves the cursor to the end of its line. */
  override ignoreEvent(): boolean {
    return false;
  }
}

/** The compartment for the notes of the last run. */
export const noteCompartment = new Compartment();

export function lineNotes(notes: readonly LineNote[]): Extension {
  return EditorView.decorations.of(({ state: { doc } }) => {
    const inText = notes.filter(({ line }) => line <= doc.lines);
    const widgets = inText.map((note) =>
      Decoration.widget({ widget: new NoteWidget(note), side: 1 }).range(doc.line(note.line).to),
    );
    return Decoration.set(widgets, true);
  });
}
