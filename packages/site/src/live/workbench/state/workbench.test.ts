import { describe, expect, it } from 'vitest';
import { startSession } from '../../contract/session';
import { readLayout } from './layout';
import { activeFile, programOf } from './program';
import { type Action, type Kept, MAX_PROGRAMS, reduce, type Workbench } from './workbench';

const PROGRAM = programOf('counter', { jsligo: 'const a = 1;' }, 'jsligo', 'next');
const OTHER = programOf('other', { jsligo: 'const b = 2;' }, 'jsligo', 'next');
const kept = (id: string, changed: number): Kept => ({ id, program: OTHER, isOwn: true, changed });
const START: Workbench = {
  shown: { id: 'one', program: PROGRAM, isOwn: false, changed: 0 },
  others: [],
  layout: readLayout(undefined),
};

const after = (state: Workbench, ...actions: readonly Action[]) => actions.reduce(reduce, state);
const write = (text: string, now = 1): Action => ({ do: 'text', text, now });
const textOf = ({ shown }: Workbench) => activeFile(shown.program).text;
const idsOf = ({ others }: Workbench) => others.map(({ id }) => id);
const namesOf = ({ shown }: Workbench) => shown.program.files.map(({ name }) => name);

describe('a program', () => {
  it("becomes the reader's own with the first change", () => {
    expect(after(START, { do: 'select file', at: 0 }).shown.isOwn).toBe(false);
    expect(after(START, write('const a = 1;'))).toBe(START);
    const edited = after(START, write('mine', 7));
    expect([textOf(edited), edited.shown.isOwn, edited.shown.changed]).toEqual(['mine', true, 7]);
  });

  it('is kept when another one is opened, but only if the reader has changed it', () => {
    const open: Action = { do: 'open', id: 'two', program: OTHER };
    expect(idsOf(after(START, open))).toEqual([]);
    const opened = after(START, write('mine'), open);
    expect([textOf(opened), opened.shown.isOwn, idsOf(opened)]).toEqual(['const b = 2;', false, ['one']]);
    const back = after(opened, { do: 'go to', id: 'one' });
    expect([textOf(back), idsOf(back)]).toEqual(['mine', []]);
    expect(after(back, { do: 'go to', id: 'gone' })).toBe(back);
  });

  it('is listed by its last change; the oldest one makes room', () => {
    const others = Array.from({ length: MAX_PROGRAMS }, (_, index) => kept(`p${index}`, index));
    const state = after({ ...START, others }, write('mine', 1000), { do: 'open', id: 'new', program: OTHER });
    expect(idsOf(state)).toHaveLength(MAX_PROGRAMS);
    expect(idsOf(state).slice(0, 2)).toEqual(['one', `p${MAX_PROGRAMS - 1}`]);
    expect(idsOf(state)).not.toContain('p0');
  });

  it('is deleted, which can be undone', () => {
    const state = after({ ...START, others: [kept('two', 1)] }, { do: 'delete', id: 'two' });
    expect([idsOf(state), state.notice?.text]).toEqual([[], 'Deleted other.']);
    const undone = after(state, { do: 'undo' });
    expect([idsOf(undone), undone.notice]).toEqual([['two'], undefined]);
  });

  it('is copied with its own name; the original stays', () => {
    const copy = after(START, write('mine'), { do: 'copy', id: 'two', now: 5 });
    expect([copy.shown.id, copy.shown.program.title, textOf(copy), idsOf(copy)]).toEqual([
      'two',
      'Copy of counter',
      'mine',
      ['one'],
    ]);
  });

  it('has a name that is neither empty nor long', () => {
    const named = (title: string) => after(START, { do: 'title', title, now: 1 }).shown.program.title;
    expect([named('  my \n token '), named('  '), named('x'.repeat(99))]).toEqual([
      'my token',
      'counter',
      'x'.repeat(60),
    ]);
  });
});

describe('files', () => {
  const two = after(START, { do: 'add file', syntax: 'cameligo', now: 1 });

  it('are added in the syntax of the active one, and shown', () => {
    expect(namesOf(two)).toEqual(['counter.jsligo', 'main.mligo']);
    expect(two.shown.program.active).toBe(1);
  });

  it('are closed, which can be undone; the last one stays', () => {
    const closed = after(two, write('x'), { do: 'close file', at: 1, now: 2 });
    expect([namesOf(closed), closed.notice?.text]).toEqual([['counter.jsligo'], 'Closed main.mligo.']);
    const undone = after(closed, { do: 'undo' });
    expect([namesOf(undone), textOf(undone)]).toEqual([['counter.jsligo', 'main.mligo'], 'x']);
    expect(after(START, { do: 'close file', at: 0, now: 1 })).toBe(START);
  });

  it('are renamed with the calls of their contracts, to valid names only', () => {
    const session = startSession('1');
    const called = after(START, { do: 'session', key: 'counter.jsligo#Counter', session, now: 1 });
    const renamed = after(called, { do: 'rename file', at: 0, name: 'tally.jsligo', now: 2 });
    expect(renamed.shown.program.sessions).toEqual({ 'tally.jsligo#Counter': session });
    for (const name of ['', '../a.jsligo', 'main.mligo', 'counter.jsligo'])
      expect(after(two, { do: 'rename file', at: 0, name, now: 2 })).toBe(two);
  });

  it('are translated beside the original, which can be undone', () => {
    const state = after(START, { do: 'translation', syntax: 'cameligo', text: 'let a = 1', now: 1 });
    expect([namesOf(state), textOf(state)]).toEqual([['counter.jsligo', 'counter.mligo'], 'let a = 1']);
    expect(namesOf(after(state, { do: 'undo' }))).toEqual(['counter.jsligo']);
  });
});

describe('another tab', () => {
  const elsewhere = (text: string, changed: number): Kept => ({
    id: 'one',
    program: { ...PROGRAM, files: [{ name: 'counter.jsligo', text }] },
    isOwn: true,
    changed,
  });
  const told = (one: Kept | undefined, id = 'one'): Action => ({
    do: 'changed elsewhere',
    id,
    ...(one && { kept: one }),
  });

  it('that changes the same program changes it here, unless this change is newer', () => {
    const mine = after(START, write('mine', 5));
    expect(textOf(after(mine, told(elsewhere('theirs', 6))))).toBe('theirs');
    expect(textOf(after(mine, told(elsewhere('theirs', 5))))).toBe('mine');
  });

  it('that deletes the program does not take it away from here', () => {
    expect(after(START, told(undefined))).toBe(START);
  });

  it('adds, changes and deletes other programs in the list', () => {
    const added = after(START, told(kept('two', 1), 'two'), told(kept('three', 2), 'three'));
    expect(idsOf(added)).toEqual(['three', 'two']);
    expect(idsOf(after(added, told(undefined, 'two')))).toEqual(['three']);
  });
});

describe('the layout', () => {
  it('shows a panel beside the editor, which stays when the code or the problems are shown', () => {
    const state = after(START, { do: 'view', view: 'Contract' }, { do: 'view', view: 'Problems' });
    expect([state.layout.view, state.layout.panel]).toEqual(['Problems', 'Contract']);
  });

  it('keeps sizes within their limits', () => {
    const sized = (size: number) => after(START, { do: 'resize', part: 'editor', size }).layout.editor;
    expect([sized(40.04), sized(-3), sized(400), sized(Number.NaN)]).toEqual([
      40,
      25,
      75,
      START.layout.editor,
    ]);
  });
});

it('a notice stays until it is dismissed or the reader types', () => {
  const told = after(START, { do: 'notice', text: 'Copied.' });
  expect(told.notice?.text).toBe('Copied.');
  expect(after(told, { do: 'dismiss' }).notice).toBeUndefined();
  expect(after(told, write('x')).notice).toBeUndefined();
});
