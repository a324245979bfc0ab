/** What the checker contributes while the reader types: problems, types of names, and completion. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { type Diagnostic as EditorDiagnostic, linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Diagnostic, NameInfo } from '../protocol/program';
import type { EditorService } from './service';

/** After the last key; the worker needs some milliseconds for a sample. */
const CHECK_DELAY_MS = 250;

export function assistance(service: EditorService): Extension {
  return [
    linter(async ({ state }) => toEditor(await service.check(state.doc.toString()), state.doc.length), {
      delay: CHECK_DELAY_MS,
    }),
    autocompletion({ override: [(context) => completionsAt(context, service)], icons: false }),
    hoverTooltip(async ({ state }, position) => {
      const found = await service.hover(state.doc.toString(), position);
      if (!found) return null;
      const { from, to } = found.range;
      return { pos: from, end: to, above: true, create: () => ({ dom: nameCard(found) }) };
    }),
  ];
}

function toEditor(problems: readonly Diagnostic[], length: number): EditorDiagnostic[] {
  return problems
    .filter(({ place }) => place.file === undefined)
    .map(({ message, hint, place }) => {
      const from = Math.min(place.from, length);
      // A problem at the end of the text, as of something that is missing, would not be visible.
      const to = Math.min(Math.max(place.to, from + 1), length);
      return {
        from: Math.min(from, Math.max(0, to - 1)),
        to,
        severity: 'error',
        message: sentences(message, hint),
      };
    });
}

export function sentences(message: string, hint: string | undefined): string {
  return hint ? `${message} ${hint}` : message;
}

async function completionsAt(
  context: CompletionContext,
  service: EditorService,
): Promise<CompletionResult | null> {
  const word = context.matchBefore(/\w*$/);
  const from = word?.from ?? context.pos;
  const isMember = context.state.sliceDoc(from - 1, from) === '.';
  if (from === context.pos && !isMember && !context.explicit) return null;
  const found = await service.complete(context.state.doc.toString(), context.pos);
  return found.length === 0 ? null : { from, options: found.map(toOption), validFor: /^\w*$/ };
}

function toOption(info: NameInfo): Completion {
  return {
    label: info.name,
    ...(info.type && { detail: info.type }),
    ...(info.summary && { info: info.summary }),
  };
}

/** `List.length : list<a> => nat`, the first sentence of the reference, and a link to it. */
function nameCard({ name, type, summary, reference }: NameInfo): HTMLElement {
  const card = document.createElement('div');
  card.className = 'live-card';
  const code = document.createElement('code');
  code.textContent = type ? `${name} : ${type}` : name;
  card.append(code);
  if (summary) {
    const words = document.createElement('p');
    words.textContent = summary;
    card.append(words);
  }
  if (reference) {
    const link = document.createElement('a');
    link.href = reference;
    link.textContent = 'Reference';
    card.append(link);
  }
  return card;
}
