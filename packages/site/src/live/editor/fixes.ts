/** Quick fixes for the line of the cursor, with the key of VS Code. */
import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import { liveClient, toError } from '../client/live-client';
import type { LiveProgram } from '../protocol/program';
import type { FixInText } from '../worker/advice';

const setMenu = StateEffect.define<Tooltip | null>();

/** Until the text or the cursor changes. */
const menu = StateField.define<Tooltip | null>({
  create: () => null,
  update(shown, { effects, docChanged, selection }) {
    const effect = effects.find((one) => one.is(setMenu));
    return effect ? effect.value : docChanged || selection ? null : shown;
  },
  provide: (field) => showTooltip.from(field),
});

export function quickFixing(programOf: (state: EditorState) => LiveProgram): Extension {
  const open = (view: EditorView): boolean => {
    offer(view, programOf).catch((error: unknown) => announce(view, toError(error).message));
    return true;
  };
  return [menu, keymap.of([{ key: 'Mod-.', run: open }])];
}

async function offer(view: EditorView, programOf: (state: EditorState) => LiveProgram): Promise<void> {
  const { doc, selection } = view.state;
  const offset = selection.main.head;
  const fixes = await liveClient.request('fixes', { program: programOf(view.state), offset });
  if (view.state.doc !== doc) return;
  if (fixes.length === 0) return announce(view, 'There is no quick fix for this line.');
  view.dispatch({ effects: setMenu.of({ pos: offset, above: false, create: () => menuOf(view, fixes) }) });
}

function announce(view: EditorView, message: string): void {
  view.dispatch({ effects: EditorView.announce.of(message) });
}

/** Buttons, one below the other; arrows move between them and Escape returns to the code. */
function menuOf(view: EditorView, fixes: readonly FixInText[]) {
  const dom = document.createElement('div');
  dom.className = 'live-card live-fixes';
  dom.setAttribute('role', 'menu');
  dom.setAttribute('aria-label', 'Quick fixes');
  const close = () => {
    view.dispatch({ effects: setMenu.of(null) });
    view.focus();
  };
  const buttons = fixes.map((fix) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('role', 'menuitem');
    button.append(...withCode(fix.title));
    button.addEventListener('click', () => {
      apply(view, fix);
      view.focus();
    });
    return button;
  });
  dom.append(...buttons);
  dom.addEventListener('keydown', (event) => {
    const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') close();
    else if (step !== 0) buttons.at((at + step) % buttons.length)?.focus();
    else return;
    event.preventDefault();
  });
  return { dom, mount: () => buttons[0]?.focus() };
}

function apply(view: EditorView, { title, edits }: FixInText): void {
  view.dispatch({
    changes: edits.map(({ from, to, text }) => ({ from, to, insert: text })),
    userEvent: 'input.fix',
    effects: [setMenu.of(null), EditorView.announce.of(`${title}: done.`)],
  });
}

/** Code between backticks. */
function withCode(title: string): (string | HTMLElement)[] {
  return title.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    return Object.assign(document.createElement('code'), { textContent: part });
  });
}
