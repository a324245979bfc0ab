/** What names are, what nothing uses, what is deprecated; and buttons above entrypoints, views and tests. */
import type { EditorState, Extension, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, WidgetType } from '@codemirror/view';
import { liveClient } from '../client/live-client';
import type { LiveProgram } from '../protocol/program';
import type { Output } from '../worker/serve';
import { delayedDecorations } from './delayed-decorations';

const MARKS_DELAY_MS = 400;

type Marks = Output<'marks'>;
export type ShownLens = Marks['lenses'][number];
export type OnLens = (lens: ShownLens) => void;

export function marks(programOf: (state: EditorState) => LiveProgram, onLens: OnLens): Extension {
  const decorate = async ({ state }: EditorView) => {
    const found = await liveClient.request('marks', programOf(state)).catch(() => undefined);
    return found ? decorations(found, state, onLens) : Decoration.none;
  };
  return delayedDecorations(MARKS_DELAY_MS, decorate).extension;
}

function decorations({ lenses, names, advice }: Marks, { doc }: EditorState, onLens: OnLens): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  const mark = (place: { from: number; to: number }, spec: Parameters<typeof Decoration.mark>[0]) => {
    if (place.from < place.to && place.to <= doc.length)
      ranges.push(Decoration.mark(spec).range(place.from, place.to));
  };
  for (const { place, kind, isMutable, isLibrary } of names) {
    const marked = [`is-${kind}`, ...(isMutable ? ['is-mutable'] : []), ...(isLibrary ? ['is-library'] : [])];
    mark(place, { class: marked.join(' ') });
  }
  for (const { place, code, message } of advice)
    mark(place, { class: `live-${code}`, attributes: { title: message } });
  for (const lens of lenses) {
    if (lens.place.from > doc.length) continue;
    const { from } = doc.lineAt(lens.place.from);
    ranges.push(
      Decoration.widget({ widget: new LensWidget(lens, onLens), side: -1, block: true }).range(from),
    );
  }
  return Decoration.set(ranges, true);
}

const LABELS: Readonly<Record<ShownLens['kind'], string>> = {
  test: 'Run test',
  entrypoint: 'Call',
  view: 'Call view',
};

class LensWidget extends WidgetType {
  constructor(
    private readonly lens: ShownLens,
    private readonly onLens: OnLens,
  ) {
    super();
  }
  override eq({ lens }: LensWidget): boolean {
    return lens.kind === this.lens.kind && lens.name === this.lens.name && lens.module === this.lens.module;
  }
  override toDOM(): HTMLElement {
    const { lens, onLens } = this;
    const line = document.createElement('div');
    const button = document.createElement('button');
    line.className = 'live-lens';
    button.type = 'button';
    button.textContent = LABELS[lens.kind];
    button.setAttribute('aria-label', `${LABELS[lens.kind]}: ${lens.name}`);
    button.addEventListener('click', () => onLens(lens));
    line.append(button);
    return line;
  }
  override ignoreEvent(): boolean {
    return true;
  }
}
