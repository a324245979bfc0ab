import { type EditorView, ViewPlugin } from '@codemirror/view';

/** Does something some time after the last change of the text. */
export function afterTyping(delay: number, work: (view: EditorView) => void) {
  return ViewPlugin.define((view) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      update({ docChanged }) {
        if (!docChanged) return;
        clearTimeout(timer);
        timer = setTimeout(work, delay, view);
      },
      destroy: () => clearTimeout(timer),
    };
  });
}
