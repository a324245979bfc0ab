/** Tells which line the reader points at, and lights what the reader points at elsewhere. */
import { Compartment, type Extension } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import type { Place } from '../protocol/program';

/** The line under the mouse, or with the cursor; counted from 1. */
export type OnLine = (line: number | undefined, isCursor: boolean) => void;

export function pointing(onLine: OnLine): Extension {
  let last: number | undefined;
  /** Where the reader has put the cursor. */
  let cursor: number | undefined;
  const report = (line: number | undefined, isCursor = false) => {
    if (line === last && !isCursor) return;
    last = line;
    onLine(line, isCursor);
  };
  return [
    EditorView.domEventHandlers({
      mousemove: ({ clientX: x, clientY: y }, view) => {
        const position = view.posAtCoords({ x, y });
        report(position === null ? undefined : view.state.doc.lineAt(position).number);
      },
      mouseleave: () => report(cursor),
    }),
    EditorView.updateListener.of(({ selectionSet, docChanged, state, view }) => {
      if (docChanged) cursor = undefined;
      if (!selectionSet || docChanged || !view.hasFocus) return;
      cursor = state.doc.lineAt(state.selection.main.head).number;
      report(cursor, true);
    }),
  ];
}

/** The compartment for the lit range. */
export const litCompartment = new Compartment();

const LIT = Decoration.mark({ class: 'is-lit' });

export function litRange({ from, to }: Place): Extension {
  return EditorView.decorations.of(({ state: { doc } }) => {
    const end = Math.min(to, doc.length);
    return from < end ? Decoration.set([LIT.range(from, end)]) : Decoration.none;
  });
}
