/** The problems of the checker and of contracts, in the editor: underlined, in the gutter, with their corrections. */
import {
  type Action,
  forEachDiagnostic,
  linter,
  lintGutter,
  type Diagnostic as Mark,
  nextDiagnostic,
  previousDiagnostic,
} from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { type Command, EditorView, keymap } from '@codemirror/view';
import { liveClient, toError } from '../client/live-client';
import { ABOUT_MESSAGE, messagePage } from '../client/message-pages';
import type { Diagnostic, LiveProgram } from '../protocol/program';
import type { Output } from '../worker/serve';

const CHECK_DELAY_MS = 150;

/** The result of a check, or why it failed. */
export type Checked = Output<'check'> | Error;

export function problems(
  programOf: (state: EditorState) => LiveProgram,
  onChecked: (checked: Checked) => void,
): Extension {
  const source = async (view: EditorView): Promise<Mark[]> => {
    const { state } = view;
    const checked = await check(programOf(state));
    // A newer text has its own check.
    if (view.state.doc === state.doc) onChecked(checked);
    const { library } = programOf(state);
    return checked instanceof Error ? [] : marksOf(checked.problems, state.doc.length, library);
  };
  // The same keys as in VS Code.
  const keys = [{ key: 'F8', run: announced(nextDiagnostic), shift: announced(previousDiagnostic) }];
  return [linter(source, { delay: CHECK_DELAY_MS }), lintGutter(), keymap.of(keys)];
}

/** Contracts are compiled only if nothing else is wrong; without the compiler, only the checker judges. */
async function check(program: LiveProgram): Promise<Checked> {
  const checked = await liveClient.request('check', program).catch(toError);
  if (checked instanceof Error || checked.problems.length > 0) return checked;
  const problems = await liveClient.request('contracts', program).catch(() => []);
  return { ...checked, problems };
}

function marksOf(found: readonly Diagnostic[], length: number, library: string): Mark[] {
  return found.flatMap(({ place, message, report, fix }) => {
    if (!place) return [];
    // Missing code has no width, and may be at the end of the text.
    const to = Math.min(Math.max(place.to, place.from + 1), length);
    const from = Math.min(place.from, Math.max(0, to - 1));
    if (from >= to) return [];
    const apply = (view: EditorView) => view.dispatch({ changes: fix ? changesOf(fix) : [] });
    const actions: Action[] = fix ? [{ name: 'Correct', apply }] : [];
    const renderMessage = () => withPage(message, messagePage(report, library));
    return [
      { from, to, severity: 'error' as const, markClass: 'live-problem', message, renderMessage, actions },
    ];
  });
}

/** The message, with a link to the page about it as soon as that is known. */
function withPage(message: string, page: Promise<string | undefined>): HTMLElement {
  const element = document.createElement('span');
  element.textContent = message;
  void page.then((address) => {
    if (address === undefined) return;
    const link = document.createElement('a');
    link.href = address;
    link.textContent = ABOUT_MESSAGE;
    element.append(' ', link);
  });
  return element;
}

function changesOf(fix: NonNullable<Diagnostic['fix']>) {
  return fix.map(({ from, to, text }) => ({ from, to, insert: text }));
}

/** Selects the text of a problem, and announces it to screen readers. */
function announced(move: Command): Command {
  return (view) => {
    move(view);
    const { from, to } = view.state.selection.main;
    const messages: string[] = [];
    forEachDiagnostic(view.state, (problem, start, end) => {
      if (start === from && end === to) messages.push(problem.message);
    });
    if (messages.length > 0) view.dispatch({ effects: EditorView.announce.of(messages.join(' ')) });
    return true;
  };
}
