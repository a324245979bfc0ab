/** The state of the workbench, and every change that a reader can make to it. Pure: no storage, no worker. */
import { otherSyntax, SYNTAX_LABELS, type Syntax } from '../../../model/syntax';
import type { Session } from '../../contract/session';
import { type Layout, type Part, type View, withSize, withView } from './layout';
import {
  activeFile,
  nameProblem,
  type Program,
  type SourceFile,
  shortTitle,
  withChange,
  withFile,
  withFileChange,
  withMovedFile,
  withNewFile,
  withoutFile,
  withTranslation,
} from './program';

/** A program with its place on the device. */
export interface Kept {
  readonly id: string;
  readonly program: Program;
  /** Whether the reader has changed it. Others are not stored for the next visit. */
  readonly isOwn: boolean;
  /** When it was changed last, in milliseconds; the list of programs is ordered by it. */
  readonly changed: number;
}

export interface Workbench {
  readonly shown: Kept;
  /** The reader's other programs, the latest first. */
  readonly others: readonly Kept[];
  readonly layout: Layout;
  /** What has happened, and what undoes it. */
  readonly notice?: Notice | undefined;
}

export interface Notice {
  readonly text: string;
  readonly undo?: Pick<Workbench, 'shown' | 'others'>;
}

/** The reader's programs on this device; the oldest ones make room. */
export const MAX_PROGRAMS = 50;

export type Action =
  | { readonly do: 'open'; readonly id: string; readonly program: Program; readonly notice?: string }
  | { readonly do: 'go to'; readonly id: string }
  | { readonly do: 'delete'; readonly id: string }
  | { readonly do: 'copy'; readonly id: string; readonly now: number }
  | { readonly do: 'title'; readonly title: string; readonly now: number }
  | { readonly do: 'version'; readonly version: string; readonly now: number }
  | { readonly do: 'text'; readonly text: string; readonly now: number }
  | { readonly do: 'translation'; readonly syntax: Syntax; readonly text: string; readonly now: number }
  | { readonly do: 'add file'; readonly syntax: Syntax; readonly file?: SourceFile; readonly now: number }
  | { readonly do: 'select file'; readonly at: number }
  | { readonly do: 'rename file'; readonly at: number; readonly name: string; readonly now: number }
  | { readonly do: 'move file'; readonly from: number; readonly to: number; readonly now: number }
  | { readonly do: 'close file'; readonly at: number; readonly now: number }
  | { readonly do: 'session'; readonly key: string; readonly session: Session; readonly now: number }
  | { readonly do: 'undo' }
  | { readonly do: 'notice'; readonly text: string }
  | { readonly do: 'dismiss' }
  | { readonly do: 'view'; readonly view: View }
  | { readonly do: 'resize'; readonly part: Part; readonly size: number }
  /** Another tab has changed or deleted a program. */
  | { readonly do: 'changed elsewhere'; readonly id: string; readonly kept?: Kept };

export function reduce(state: Workbench, action: Action): Workbench {
  switch (action.do) {
    case 'open':
      return opened(state, action);
    case 'go to':
      return shownById(state, action.id);
    case 'delete':
      return deleted(state, action.id);
    case 'copy':
      return copied(state, action);
    case 'title': {
      const title = shortTitle(action.title);
      return title ? changed(state, { ...state.shown.program, title }, action.now) : state;
    }
    case 'version':
      return changed(state, { ...state.shown.program, version: action.version }, action.now);
    case 'text':
      return textChanged(state, action);
    case 'translation':
      return translated(state, action);
    case 'add file': {
      const { program } = state.shown;
      const next = action.file ? withFile(program, action.file) : withNewFile(program, action.syntax);
      return changed(state, next, action.now);
    }
    case 'select file':
      return withProgram(state, { ...state.shown.program, active: action.at });
    case 'rename file':
      return renamed(state, action);
    case 'move file':
      return changed(state, withMovedFile(state.shown.program, action.from, action.to), action.now);
    case 'close file':
      return closed(state, action);
    case 'session': {
      const { program } = state.shown;
      const sessions = { ...program.sessions, [action.key]: action.session };
      return changed(state, { ...program, sessions }, action.now);
    }
    case 'undo':
      return { ...state, ...state.notice?.undo, notice: undefined };
    case 'notice':
      return { ...state, notice: { text: action.text } };
    case 'dismiss':
      return { ...state, notice: undefined };
    case 'view':
      return { ...state, layout: withView(state.layout, action.view) };
    case 'resize':
      return { ...state, layout: withSize(state.layout, action.part, action.size) };
    case 'changed elsewhere':
      return changedElsewhere(state, action);
  }
}

type ActionOf<Name extends Action['do']> = Extract<Action, { readonly do: Name }>;

/** The program becomes the reader's own, unless nothing has changed. */
function changed(state: Workbench, program: Program, now: number): Workbench {
  if (program === state.shown.program) return state;
  return { ...state, shown: { ...state.shown, program, isOwn: true, changed: now } };
}

/** A change that is not worth keeping by itself. */
function withProgram(state: Workbench, program: Program): Workbench {
  return { ...state, shown: { ...state.shown, program } };
}

function textChanged(state: Workbench, { text, now }: ActionOf<'text'>): Workbench {
  const { program } = state.shown;
  if (activeFile(program).text === text) return state;
  return { ...changed(state, withChange(program, { text }), now), notice: undefined };
}

/** What the reader has edited is kept among the other programs. */
function opened(state: Workbench, { id, program, notice }: ActionOf<'open'>): Workbench {
  const shown = { id, program, isOwn: false, changed: 0 };
  return { ...state, shown, others: keptWith(state), notice: notice ? { text: notice } : undefined };
}

function keptWith({ shown, others }: Workbench): readonly Kept[] {
  const all = shown.isOwn ? [shown, ...others.filter(({ id }) => id !== shown.id)] : others;
  return [...all].sort((one, other) => other.changed - one.changed).slice(0, MAX_PROGRAMS);
}

function shownById(state: Workbench, id: string): Workbench {
  const found = state.others.find((kept) => kept.id === id);
  if (!found) return state;
  const others = keptWith(state).filter((kept) => kept !== found);
  return { ...state, shown: found, others, notice: undefined };
}

function deleted(state: Workbench, id: string): Workbench {
  const found = state.others.find((kept) => kept.id === id);
  if (!found) return state;
  const { shown, others } = state;
  return {
    ...state,
    others: others.filter((kept) => kept !== found),
    notice: { text: `Deleted ${found.program.title}.`, undo: { shown, others } },
  };
}

function copied(state: Workbench, { id, now }: ActionOf<'copy'>): Workbench {
  const { program } = state.shown;
  const copy = { ...program, title: shortTitle(`Copy of ${program.title}`) };
  return {
    ...state,
    shown: { id, program: copy, isOwn: true, changed: now },
    others: keptWith(state),
    notice: { text: `This is a copy. The original is still there as ${program.title}.` },
  };
}

function translated(state: Workbench, { syntax, text, now }: ActionOf<'translation'>): Workbench {
  const { shown, others } = state;
  const { program } = shown;
  const next = withTranslation(program, syntax, text);
  if (next === program) return { ...state, notice: { text: 'There is no room for another file.' } };
  const done = `Translated to ${SYNTAX_LABELS[syntax]}. The ${SYNTAX_LABELS[otherSyntax(syntax)]} stays in its own file.`;
  return { ...changed(state, next, now), notice: { text: done, undo: { shown, others } } };
}

/** The calls of its contracts follow the file. A name that is not valid changes nothing. */
function renamed(state: Workbench, { at, name, now }: ActionOf<'rename file'>): Workbench {
  const { program } = state.shown;
  const file = program.files[at];
  if (
    !file ||
    file.name === name ||
    nameProblem(
      name,
      program.files.filter((one) => one !== file),
    )
  )
    return state;
  const sessions = Object.fromEntries(
    Object.entries(program.sessions).map(([key, session]) => [
      key.startsWith(`${file.name}#`) ? `${name}${key.slice(file.name.length)}` : key,
      session,
    ]),
  );
  return changed(state, { ...withFileChange(program, at, { name }), sessions }, now);
}

function closed(state: Workbench, { at, now }: ActionOf<'close file'>): Workbench {
  const { shown, others } = state;
  const file = shown.program.files[at];
  const next = withoutFile(shown.program, at);
  if (!file || next === shown.program) return state;
  return { ...changed(state, next, now), notice: { text: `Closed ${file.name}.`, undo: { shown, others } } };
}

/** A tab shows what another one has written last, so that two tabs with one program never disagree. */
function changedElsewhere(state: Workbench, { id, kept }: ActionOf<'changed elsewhere'>): Workbench {
  const { shown, others } = state;
  if (id !== shown.id) {
    const rest = others.filter((other) => other.id !== id);
    return { ...state, others: kept ? [kept, ...rest].sort((a, b) => b.changed - a.changed) : rest };
  }
  if (!kept || kept.changed <= shown.changed) return state;
  const name = activeFile(shown.program).name;
  const active = kept.program.files.findIndex((file) => file.name === name);
  const program = active < 0 ? kept.program : { ...kept.program, active };
  return { ...state, shown: { ...kept, program } };
}
