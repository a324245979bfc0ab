/** Notes at the ends of lines: values of constants, results of tests, failures. */
import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

export interface LineNote {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly kind: 'value' | 'passed' | 'failed';
}

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
}

export const setNotes = StateEffect.define<readonly LineNote[]>();

/** The notes are those of the text that was run: any edit removes them. */
export const lineNotes = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(notes, { effects, docChanged, state }) {
    let current = docChanged ? Decoration.none : notes;
    for (const effect of effects) {
      if (!effect.is(setNotes)) continue;
      const inText = effect.value.filter(({ line }) => line <= state.doc.lines);
      current = Decoration.set(
        inText.map((note) =>
          Decoration.widget({ widget: new NoteWidget(note), side: 1 }).range(state.doc.line(note.line).to),
        ),
        true,
      );
    }
    return current;
  },
  provide: (field) => EditorView.decorations.from(field),
});
