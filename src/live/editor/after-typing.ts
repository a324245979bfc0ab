import type { Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Does something some time after the last change of the text. */
export function afterTyping(delay: number, work: (view: EditorView) => void): Extension {
  return ViewPlugin.fromClass(
    class {
      timer: ReturnType<typeof setTimeout> | undefined;
      constructor(readonly view: EditorView) {}
      update({ docChanged }: ViewUpdate) {
        if (!docChanged) return;
        clearTimeout(this.timer);
        this.timer = setTimeout(work, delay, this.view);
      }
      destroy() {
        clearTimeout(this.timer);
      }
    },
  );
}
