/** What the checker knows of names while the reader types: their types, and completion. */
import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Output } from '../worker/messages';
import type { EditorService } from './service';

type NameInfo = Output<'complete'>[number];

export function assistance(service: EditorService): Extension {
  return [
    autocompletion({ override: [(context) => completionsAt(context, service)], icons: false }),
    hoverTooltip(async ({ state }, position) => {
      const found = await service.hover(state.doc.toString(), position);
      if (!found) return null;
      const { from, to } = found.range;
      return { pos: from, end: to, above: true, create: () => ({ dom: nameCard(found, service) }) };
    }),
  ];
}

async function completionsAt(
  context: CompletionContext,
  service: EditorService,
): Promise<CompletionResult | null> {
  const word = context.matchBefore(/\w*$/);
  const from = word?.from ?? context.pos;
  const isMember = context.state.sliceDoc(from - 1, from) === '.';
  // A name does not start with a digit.
  if (!/^[A-Za-z_]/.test(word?.text ?? '') && !isMember && !context.explicit) return null;
  const found = await service.complete(context.state.doc.toString(), context.pos);
  if (found.length === 0) return null;
  return { from, options: found.map((info) => toOption(info, service)), validFor: /^\w*$/ };
}

function toOption({ name, type, entry }: NameInfo, service: EditorService): Completion {
  return {
    label: name,
    ...(type && { detail: type }),
    ...(entry && { info: async () => element('p', (await service.summary(entry))?.text ?? '') }),
  };
}

/** `List.length : list<a> => nat`, the first sentence of the reference, and a link to it. */
function nameCard({ name, type, entry }: NameInfo, service: EditorService): HTMLElement {
  const card = document.createElement('div');
  card.className = 'live-card';
  card.append(element('code', type ? `${name} : ${type}` : name));
  if (entry) void describe(entry);
  return card;

  async function describe(entry: string) {
    const summary = await service.summary(entry);
    if (!summary) return;
    const link = element('a', 'Reference');
    link.href = summary.address;
    card.append(element('p', summary.text), link);
  }
}

function element<Tag extends 'a' | 'code' | 'p'>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
