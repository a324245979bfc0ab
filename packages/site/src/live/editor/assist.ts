/** Types of names and completion from the checker. */
import { autocompletion, type CompletionContext } from '@codemirror/autocomplete';
import type { EditorState, Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, repositionTooltips } from '@codemirror/view';
import { liveClient } from '../client/live-client';
import type { LiveProgram } from '../protocol/program';
import type { Output } from '../worker/serve';

type NameInfo = Output<'complete'>[number];

export function assistance(programOf: (state: EditorState) => LiveProgram): Extension {
  return [
    autocompletion({
      override: [(context) => completionsAt(context, programOf(context.state))],
      icons: false,
      // Avoids loading collation rules of the reader's locale; names are ASCII.
      compareCompletions: (one, other) => (one.label < other.label ? -1 : 1),
    }),
    hoverTooltip(async ({ state }, offset) => {
      const program = programOf(state);
      const found = await liveClient.request('hover', { program, offset }).catch(() => undefined);
      if (!found?.place) return null;
      const { from, to } = found.place;
      const summary = summaryOf(found.entry, program);
      return { pos: from, end: to, above: true, create: (view) => ({ dom: nameCard(found, summary, view) }) };
    }),
  ];
}

async function completionsAt(context: CompletionContext, program: LiveProgram) {
  const word = context.matchBefore(/\w*$/);
  const from = word?.from ?? context.pos;
  const isMember = context.state.sliceDoc(from - 1, from) === '.';
  // A name does not start with a digit.
  if (!/^[A-Za-z_]/.test(word?.text ?? '') && !isMember && !context.explicit) return null;
  const found = await liveClient.request('complete', { program, offset: context.pos }).catch(() => []);
  if (found.length === 0) return null;
  const options = found.map(({ name, type, entry }) => ({
    label: name,
    ...(type && { detail: type }),
    ...(entry && { info: async () => withCode((await summaryOf(entry, program))?.text ?? '') }),
  }));
  return { from, options, validFor: /^\w*$/ };
}

/** `List.length : list<a> => nat`; once they are loaded, the first sentence of the reference and a link to it. */
function nameCard({ name, type }: NameInfo, summary: ReturnType<typeof summaryOf>, view: EditorView) {
  const card = document.createElement('div');
  card.className = 'live-card';
  card.append(element('code', type ? `${name} : ${type}` : name));
  void summary.then((loaded) => {
    if (!loaded) return;
    const link = element('a', 'Reference');
    link.href = loaded.address;
    card.append(withCode(loaded.text), link);
    repositionTooltips(view);
  });
  return card;
}

/** A paragraph with code between backticks. */
function withCode(text: string): HTMLElement {
  const paragraph = element('p', '');
  paragraph.append(...text.split('`').map((part, index) => (index % 2 === 1 ? element('code', part) : part)));
  return paragraph;
}

async function summaryOf(name: string | undefined, { library }: LiveProgram) {
  if (name === undefined) return undefined;
  return liveClient.request('summary', { library, name }).catch(() => undefined);
}

function element<Tag extends 'a' | 'code' | 'p'>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
