import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view';

type Decorate = (view: EditorView) => DecorationSet | Promise<DecorationSet>;

/**
 * Decorations that are recomputed some time after the last change of the text; until then they are mapped
 * through changes. The initial ones are added in a separate task after the view is created.
 */
export function delayedDecorations(delay: number, decorate: Decorate, initial?: DecorationSet) {
  const replace = StateEffect.define<DecorationSet>();
  const field = StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update: (value, { effects, changes }) =>
      effects.find((effect) => effect.is(replace))?.value ?? value.map(changes),
    provide: (own) => EditorView.decorations.from(own),
  });
  const refresh = async (view: EditorView, decorations = decorate(view)) => {
    const { doc } = view.state;
    const made = await decorations;
    // A newer text has its own refresh.
    if (view.state.doc === doc) view.dispatch({ effects: replace.of(made) });
  };
  const afterTyping = ViewPlugin.define((view) => {
    let timer = setTimeout(refresh, 0, view, initial);
    return {
      update({ docChanged }) {
        if (!docChanged) return;
        clearTimeout(timer);
        timer = setTimeout(refresh, delay, view);
      },
      destroy: () => clearTimeout(timer),
    };
  });
  const extension: Extension = [field, afterTyping];
  return { field, extension };
}
