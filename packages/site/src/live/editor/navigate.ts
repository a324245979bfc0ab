/** Definition, references, renaming and signatures, with the keys of VS Code. */
import {
  EditorSelection,
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
} from '@codemirror/state';
import {
  type Command,
  EditorView,
  keymap,
  type Panel,
  showPanel,
  showTooltip,
  type Tooltip,
} from '@codemirror/view';
import { liveClient, toError } from '../client/live-client';
import type { LiveProgram } from '../protocol/program';

type ProgramOf = (state: EditorState) => LiveProgram;

export function navigation(programOf: ProgramOf): Extension {
  const command =
    (act: (view: EditorView) => Promise<void>): Command =>
    (view) => {
      act(view).catch((error: unknown) => announce(view, toError(error).message));
      return true;
    };
  return [
    renaming(programOf),
    signature,
    keymap.of([
      { key: 'F12', run: command((view) => goToDefinition(view, programOf)) },
      { key: 'Shift-F12', run: command((view) => goToNextReference(view, programOf)) },
      { key: 'F2', run: startRenaming },
      { key: 'Mod-Shift-Space', run: command((view) => showSignature(view, programOf)) },
    ]),
  ];
}

function at(view: EditorView, programOf: ProgramOf) {
  return { program: programOf(view.state), offset: view.state.selection.main.head };
}

function announce(view: EditorView, message: string): void {
  view.dispatch({ effects: EditorView.announce.of(message) });
}

async function goToDefinition(view: EditorView, programOf: ProgramOf): Promise<void> {
  const input = at(view, programOf);
  const found = await liveClient.request('definition', input);
  if (!found) announce(view, 'There is no name here.');
  else if ('place' in found) select(view, found.place, 'The declaration.');
  else if ('outside' in found) announce(view, `It is declared in ${found.outside}.`);
  else {
    const summary = await liveClient.request('summary', {
      library: input.program.library,
      name: found.entry,
    });
    if (summary) window.location.assign(summary.address);
    else announce(view, `${found.entry} is part of the library.`);
  }
}

function select(view: EditorView, { from, to }: { from: number; to: number }, message: string): void {
  view.dispatch({
    selection: EditorSelection.single(from, to),
    scrollIntoView: true,
    effects: EditorView.announce.of(message),
  });
}

/** Goes through the places of a name, in a circle. */
async function goToNextReference(view: EditorView, programOf: ProgramOf): Promise<void> {
  const { main } = view.state.selection;
  const { places, others } = await liveClient.request('references', at(view, programOf));
  const next = places.find(({ from }) => from > main.from) ?? places[0];
  if (!next) return announce(view, 'There is no name here.');
  const count = `${places.indexOf(next) + 1} of ${places.length}`;
  select(view, next, others > 0 ? `${count}, and ${others} elsewhere in the program.` : `${count}.`);
}

const setRenaming = StateEffect.define<boolean>();

const startRenaming: Command = (view) => {
  view.dispatch({ effects: setRenaming.of(true) });
  return true;
};

/** A line below the editor that asks for the new name. */
function renaming(programOf: ProgramOf): Extension {
  return StateField.define<boolean>({
    create: () => false,
    update: (isOpen, { effects }) => effects.find((effect) => effect.is(setRenaming))?.value ?? isOpen,
    provide: (field) =>
      showPanel.from(field, (isOpen) => (isOpen ? (view) => renamePanel(view, programOf) : null)),
  });
}

function renamePanel(view: EditorView, programOf: ProgramOf): Panel {
  const input = document.createElement('input');
  const label = document.createElement('label');
  const problem = document.createElement('p');
  const form = document.createElement('form');
  const { program, offset } = at(view, programOf);
  const word = view.state.wordAt(offset);
  input.value = word ? view.state.sliceDoc(word.from, word.to) : '';
  input.setAttribute('autocapitalize', 'off');
  input.spellcheck = false;
  problem.setAttribute('role', 'alert');
  label.append('New name ', input);
  form.className = 'live-rename';
  form.append(label, problem);
  const close = () => {
    view.dispatch({ effects: setRenaming.of(false) });
    view.focus();
  };
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { doc } = view.state;
    liveClient.request('rename', { program, offset, name: input.value }).then(
      (renamed) => {
        if ('problem' in renamed) problem.textContent = renamed.problem;
        else if (view.state.doc !== doc) problem.textContent = 'The program has changed. Try again.';
        else {
          const changes = renamed.places.map(({ from, to }) => ({ from, to, insert: input.value }));
          view.dispatch({ changes, userEvent: 'rename' });
          close();
          announce(view, `Renamed in ${changes.length} ${changes.length === 1 ? 'place' : 'places'}.`);
        }
      },
      (error: unknown) => {
        problem.textContent = toError(error).message;
      },
    );
  });
  return { dom: form, mount: () => input.select() };
}

const setSignature = StateEffect.define<Tooltip>();

/** Until the cursor moves. */
const signature = StateField.define<Tooltip | null>({
  create: () => null,
  update: (shown, { effects, docChanged, selection }) =>
    effects.find((effect) => effect.is(setSignature))?.value ?? (docChanged || selection ? null : shown),
  provide: (field) => showTooltip.from(field),
});

async function showSignature(view: EditorView, programOf: ProgramOf): Promise<void> {
  const found = await liveClient.request('signature', at(view, programOf));
  if (!found) return announce(view, 'There is no call here.');
  const { name, type, active } = found;
  const text = `${name} : ${type}`;
  const dom = document.createElement('div');
  dom.className = 'live-card';
  dom.append(Object.assign(document.createElement('code'), { textContent: text }));
  const pos = view.state.selection.main.head;
  view.dispatch({
    effects: [
      setSignature.of({ pos, above: true, create: () => ({ dom }) }),
      EditorView.announce.of(`${text}. Argument ${active + 1}.`),
    ],
  });
}
