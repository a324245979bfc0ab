import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view';

type Decorate = (view: EditorView) => DecorationSet | Promise<DecorationSet>;

/**
 * Decorations that are made again some time after the last change of the text; until then they move along with it. Where
 * there are no initial ones, the first are made at once.
 */
export function delayedDecorations(delay: number, decorate: Decorate, initial?: DecorationSet) {
  const replace = StateEffect.define<DecorationSet>();
  const field = StateField.define<DecorationSet>({
    create: () => initial ?? Decoration.none,
    update: (value, { effects, changes }) =>
      effects.find((effect) => effect.is(replace))?.value ?? value.map(changes),
    provide: (own) => EditorView.decorations.from(own),
  });
  const refresh = async (view: EditorView) => {
    const { doc } = view.state;
    const made = await decorate(view);
    // A newer text gets its own.
    if (view.state.doc === doc) view.dispatch({ effects: replace.of(made) });
  };
  const afterTyping = ViewPlugin.define((view) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (!initial) void refresh(view);
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
