import { type RefObject, startTransition, useState } from 'react';
import type { Syntax } from '../../model/syntax';
import type { Session } from '../contract/session';
import type { LiveProgram } from '../protocol/program';

/** The data of a sample, provided by the build. */
export interface SampleData {
  /** Undefined for other languages, like `group`. */
  readonly syntax?: Syntax;
  /** The program that the code belongs to. */
  readonly group?: string;
  readonly file?: string;
  readonly playground?: string;
  /** The library file of the version, if the sample can be edited and run. */
  readonly library?: string;
}

export interface LiveState {
  /** The original sample on the page. */
  readonly sample: LiveProgram;
  readonly isEditing: boolean;
  /** Whether its Michelson is shown beside the editor. */
  readonly isCompiled: boolean;
  /** The edited text. */
  readonly edited: string;
  /** The same sample in the other syntax, if the page has it. */
  readonly twin?: LiveProgram;
  /** How often the reader has pressed Run. */
  readonly runs: number;
  /** The calls of its contracts, by the paths of their modules. */
  readonly sessions: Readonly<Record<string, Session>>;
}

/** The state of a sample that the reader edits or runs; undefined before that. */
export function useLive(
  { syntax, library, group, file }: SampleData,
  block: RefObject<HTMLPreElement | null>,
) {
  const [live, setLive] = useState<LiveState>();
  const open = (): LiveState | undefined => {
    const code = block.current?.querySelector('code');
    if (!code || !syntax || !library) return undefined;
    const before = group ? earlierParts(code, syntax, group) : '';
    const sample = { syntax, library, before, text: code.textContent };
    const twin = twinOf(code, library, syntax, group);
    return {
      sample,
      ...(twin && { twin }),
      isEditing: false,
      isCompiled: false,
      edited: sample.text,
      runs: 0,
      sessions: {},
    };
  };
  const change = (next: (state: LiveState) => LiveState) => {
    const state = live ?? open();
    // In a transition, so that the click is handled without delay.
    if (state) startTransition(() => setLive(next(state)));
  };
  return {
    live,
    onText: (edited: string) => setLive((state) => state && { ...state, edited }),
    onSession: (contract: string, session: Session) =>
      setLive((state) => state && { ...state, sessions: { ...state.sessions, [contract]: session } }),
    onRun: () => change((state) => ({ ...state, runs: state.runs + 1 })),
    /** A link to the playground with the program and its calls, with this text for the sample. */
    playLink: async (playground: string, text: string): Promise<string> => {
      const sample = live?.sample ?? open()?.sample;
      const module = await import('../workbench/state/share-link').catch(() => undefined);
      if (!sample || !module) return playground;
      const name = file?.replace(/\.\w+$/, '') ?? group ?? 'sample';
      return module.playgroundLink(playground, name, { ...sample, text }, live?.sessions ?? {});
    },
    onEdit: () => change((state) => ({ ...state, isEditing: !state.isEditing, isCompiled: false })),
    /** The source beside the Michelson is in the editor. */
    onCompile: () => change((state) => ({ ...state, isEditing: true, isCompiled: !state.isCompiled })),
  };
}

/** The text of the earlier samples of the same program. */
function earlierParts(code: Element, syntax: Syntax, group: string): string {
  const own = code.closest('figure');
  const all = [...document.querySelectorAll(`figure.s-${syntax}[data-library][data-group="${group}"]`)];
  return all
    .slice(0, own ? all.indexOf(own) : 0)
    .map((figure) => figure.querySelector('code')?.textContent ?? '')
    .join('\n');
}

function twinOf(code: Element, library: string, own: Syntax, group = ''): LiveProgram | undefined {
  const syntax = own === 'jsligo' ? 'cameligo' : 'jsligo';
  const other = code.closest('.sample')?.querySelector(`figure.s-${syntax}[data-library] pre code`);
  if (!other) return undefined;
  const before = group ? earlierParts(other, syntax, group) : '';
  return { syntax, library, before, text: other.textContent };
}
