import { type RefObject, startTransition, useState } from 'react';
import type { Syntax } from '../../model/syntax';
import type { LiveProgram } from '../protocol/program';

/** What the build knows of a sample. */
export interface SampleData {
  /** Code in another language has neither syntax nor group. */
  readonly syntax?: Syntax;
  /** The program that the code is a part of. */
  readonly group?: string;
  readonly file?: string;
  readonly playground?: string;
  /** Of what can be edited and run: the library of its version. */
  readonly library?: string;
}

export interface LiveState {
  /** The sample as the page has it. */
  readonly sample: LiveProgram;
  readonly isEditing: boolean;
  /** What the reader has made of its text. */
  readonly edited: string;
  /** How often the reader has asked for a run. */
  readonly runs: number;
}

/** A sample that the reader edits or runs; undefined before the first time. */
export function useLive(
  { syntax, playground, library, group, file }: SampleData,
  block: RefObject<HTMLPreElement | null>,
) {
  const [live, setLive] = useState<LiveState>();
  const open = (): LiveState | undefined => {
    const code = block.current?.querySelector('code');
    if (!code || !syntax || !library) return undefined;
    const before = group ? earlierParts(code, `figure.s-${syntax}[data-library][data-group="${group}"]`) : '';
    const sample = { syntax, library, before, text: code.textContent };
    return { sample, isEditing: false, edited: sample.text, runs: 0 };
  };
  const change = (next: (state: LiveState) => LiveState) => {
    const state = live ?? open();
    // The click is answered first.
    if (state) startTransition(() => setLive(next(state)));
  };
  return {
    live,
    onText: (edited: string) => setLive((state) => state && { ...state, edited }),
    onRun: () => change((state) => ({ ...state, runs: state.runs + 1 })),
    /** Opens the program with a text of this sample in the playground. */
    onPlay: async (text: string) => {
      const sample = live?.sample ?? open()?.sample;
      if (!sample || !playground) return;
      const name = file?.replace(/\.\w+$/, '') ?? group ?? 'sample';
      const { openInPlayground } = await import('../playground/share-link');
      await openInPlayground(playground, name, { ...sample, text });
    },
    onEdit: () => change((state) => ({ ...state, isEditing: !state.isEditing })),
  };
}

/** The samples of the same program that are above this one. */
function earlierParts(code: Element, figures: string): string {
  const own = code.closest('figure');
  const all = [...document.querySelectorAll(figures)];
  return all
    .slice(0, own ? all.indexOf(own) : 0)
    .map((figure) => figure.querySelector('code')?.textContent ?? '')
    .join('\n');
}
