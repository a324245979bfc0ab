import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shareHash } from './share-link';
import { useWorkspace } from './use-workspace';
import { activeFile, withChange, workspaceOf } from './workspace';

const START = { name: 'counter', programs: { jsligo: 'const a = 1;', cameligo: 'let a = 1' } };
const OTHER = { name: 'other', programs: { jsligo: 'const b = 2;' } };

const visit = (syntax: 'jsligo' | 'cameligo' = 'jsligo') =>
  renderHook((shown: typeof syntax) => useWorkspace(START, '1.0.0', shown), { initialProps: syntax });
type Visit = ReturnType<typeof visit>;

const textOf = ({ result }: Visit) => activeFile(result.current.workspace).text;
const write = ({ result }: Visit, text: string) =>
  act(() => result.current.edit(withChange(result.current.workspace, { text })));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('the workspace of a reader', () => {
  it('starts with an example, whose syntax follows the choice until it is edited', () => {
    const first = visit();
    expect(textOf(first)).toBe(START.programs.jsligo);
    first.rerender('cameligo');
    expect(textOf(first)).toBe(START.programs.cameligo);
    write(first, 'let c = 3');
    first.rerender('jsligo');
    expect(textOf(first)).toBe('let c = 3');
  });

  it('is restored at the next visit', () => {
    write(visit(), 'mine');
    expect(textOf(visit())).toBe('mine');
  });

  it('is restored in its own tab, even if another tab has stored one since', () => {
    write(visit(), 'mine');
    localStorage.setItem(
      'playground',
      JSON.stringify([workspaceOf('other', OTHER.programs, 'jsligo', ''), null]),
    );
    expect(textOf(visit())).toBe('mine');
  });

  it('of another tab is not shown by a reload, even if this tab shows an example', () => {
    const first = visit();
    write(first, 'mine');
    act(() => first.result.current.open(OTHER));
    first.unmount();
    localStorage.setItem(
      'playground',
      JSON.stringify([workspaceOf('other', OTHER.programs, 'jsligo', ''), null]),
    );
    expect(textOf(visit())).toBe(START.programs.jsligo);
  });

  it('of another tab is overwritten only by a change', () => {
    write(visit(), 'mine');
    const other = JSON.stringify([workspaceOf('other', OTHER.programs, 'jsligo', ''), null]);
    localStorage.setItem('playground', other);
    const reloaded = visit();
    expect(localStorage.getItem('playground')).toBe(other);
    write(reloaded, 'mine again');
    expect(localStorage.getItem('playground')).toContain('mine again');
  });

  it('is reported if the browser does not store it', () => {
    const { result } = visit();
    expect(result.current.isStored).toBe(true);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    act(() => result.current.edit(withChange(result.current.workspace, { text: 'mine' })));
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    expect(result.current.isStored).toBe(false);
  });

  it('is kept while examples are shown, even across visits', () => {
    const first = visit();
    write(first, 'mine');
    for (const example of [OTHER, START]) act(() => first.result.current.open(example));
    expect(textOf(first)).toBe(START.programs.jsligo);
    const next = visit();
    expect(textOf(next)).toBe(START.programs.jsligo);
    write(next, 'another');
    act(() => next.result.current.restore());
    expect(textOf(next)).toBe('mine');
    act(() => next.result.current.restore());
    expect(textOf(next)).toBe('another');
  });

  it('is kept when several were edited: each can be restored', () => {
    const tab = visit();
    for (const text of ['first', 'second', 'third']) {
      write(tab, text);
      act(() => tab.result.current.open(OTHER));
    }
    const restored = [1, 2, 3].map(() => {
      act(() => tab.result.current.restore());
      return textOf(tab);
    });
    expect(restored).toEqual(['third', 'second', 'first']);
  });

  it('gets the other syntax of the example that it was, and otherwise an empty file', async () => {
    const example = visit();
    write(example, 'const mine = 1;');
    act(() => example.result.current.switchTo('cameligo'));
    expect(textOf(example)).toBe(START.programs.cameligo);
    history.replaceState(null, '', await shareHash(workspaceOf('other', OTHER.programs, 'jsligo', '')));
    const linked = visit();
    await waitFor(() => expect(textOf(linked)).toBe(OTHER.programs.jsligo));
    act(() => linked.result.current.switchTo('cameligo'));
    expect(textOf(linked)).toBe('');
  });

  it('is translated to a file of its own, from which the reader gets back to the original', () => {
    const tab = visit();
    write(tab, 'const   mine = 1;');
    expect(tab.result.current.isWrittenIn('cameligo')).toBe(false);
    act(() => tab.result.current.switchToTranslation('cameligo', 'let mine = 1'));
    expect(textOf(tab)).toBe('let mine = 1');
    expect(tab.result.current.isWrittenIn('jsligo')).toBe(true);
    act(() => tab.result.current.switchTo('jsligo'));
    expect(textOf(tab)).toBe('const   mine = 1;');
  });

  it('keeps the file that another translation replaces', () => {
    const tab = visit();
    write(tab, 'const mine = 1;');
    act(() => tab.result.current.switchToTranslation('cameligo', 'let mine = 1'));
    write(tab, 'let mine = 2');
    expect(tab.result.current.isWrittenIn('jsligo')).toBe(false);
    act(() => tab.result.current.switchToTranslation('jsligo', 'const mine = 2;'));
    expect(textOf(tab)).toBe('const mine = 2;');
    act(() => tab.result.current.restore());
    expect(tab.result.current.workspace.files.map(({ text }) => text)).toEqual([
      'const mine = 1;',
      'let mine = 2',
    ]);
  });

  it('is kept while links are shown, which a reload shows again', async () => {
    write(visit(), 'mine');
    const link = await shareHash(workspaceOf('other', OTHER.programs, 'jsligo', ''));
    history.replaceState(null, '', link);
    const tab = visit();
    await waitFor(() => expect(textOf(tab)).toBe(OTHER.programs.jsligo));
    expect(location.hash).toBe('');
    const reloaded = visit();
    expect(textOf(reloaded)).toBe(OTHER.programs.jsligo);
    write(reloaded, 'changed');
    act(() => reloaded.result.current.restore());
    expect(textOf(reloaded)).toBe('mine');
  });
});
