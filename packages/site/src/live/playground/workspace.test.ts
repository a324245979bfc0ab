import { describe, expect, it } from 'vitest';
import {
  activeFile,
  inSyntax,
  MAX_FILES,
  nameProblem,
  readWorkspace,
  type Workspace,
  withChange,
  withFile,
  withoutFile,
  workspaceOf,
} from './workspace';

const PAIR = { jsligo: 'const a = 1;', cameligo: 'let a = 1' };
const ONE = workspaceOf('counter', PAIR, 'cameligo', '2.1.0');

describe('a workspace', () => {
  it("starts with a program in the reader's syntax, or in its only one", () => {
    expect(ONE.files).toEqual([{ name: 'counter.mligo', text: 'let a = 1' }]);
    expect(workspaceOf('a', { jsligo: 'x' }, 'cameligo', '').files[0]?.name).toBe('a.jsligo');
    expect(workspaceOf('lib/rates', PAIR, 'jsligo', '').files[0]?.name).toBe('rates.jsligo');
  });

  it('switches to the file of the same name in the other syntax, which is added if necessary', () => {
    const js = inSyntax(ONE, 'jsligo', PAIR);
    expect(js.files.map(({ name }) => name)).toEqual(['counter.mligo', 'counter.jsligo']);
    expect(activeFile(js)).toEqual({ name: 'counter.jsligo', text: PAIR.jsligo });
    expect(activeFile(inSyntax(js, 'cameligo'))).toEqual(activeFile(ONE));
    expect(inSyntax(js, 'jsligo')).toBe(js);
    expect(activeFile(inSyntax(ONE, 'jsligo')).text).toBe('');
  });

  it('can add, rename, change and remove files, except for the last one', () => {
    const two = withFile(ONE, 'jsligo');
    expect(two.files.map(({ name }) => name)).toEqual(['counter.mligo', 'main.jsligo']);
    expect(activeFile(withChange(withChange(two, { name: 'lib.jsligo' }), { text: 'x' }))).toEqual({
      name: 'lib.jsligo',
      text: 'x',
    });
    expect(withoutFile(two)).toEqual(ONE);
    expect(withoutFile(ONE)).toBe(ONE);
  });

  it('has a limited number of files', () => {
    let workspace: Workspace = ONE;
    for (let count = 0; count < MAX_FILES + 5; count++) workspace = withFile(workspace, 'jsligo');
    expect(workspace.files).toHaveLength(MAX_FILES);
    expect(new Set(workspace.files.map(({ name }) => name)).size).toBe(MAX_FILES);
  });

  it.each(['', 'a', 'a.js', '.jsligo', '../a.jsligo', 'a/b.mligo', '<b>.jsligo', `${'a'.repeat(80)}.mligo`])(
    'cannot contain a file named %j',
    (name) => expect(nameProblem(name, [])).toContain('.jsligo'),
  );

  it('cannot contain two files with the same name', () => {
    expect(nameProblem('counter.mligo', ONE.files)).toBe('Another file has this name.');
  });
});

describe('a workspace from untrusted data', () => {
  const file = { name: 'a.jsligo', text: 'x' };
  const base = { version: 'next', active: 0, files: [file] };

  it('survives serialisation', () => {
    expect(readWorkspace(JSON.parse(JSON.stringify(ONE)))).toEqual(ONE);
  });

  it('may be as large as storage allows: its reader must not lose it', () => {
    const large = { ...base, files: [{ name: 'a.jsligo', text: 'x'.repeat(1_000_000) }] };
    expect(readWorkspace(large)).toEqual(large);
  });

  it('shows its first file if the active one does not exist', () => {
    for (const active of [-1, 7, 0.5, 'x', null]) expect(readWorkspace({ ...base, active })?.active).toBe(0);
  });

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { ...base, version: 3 },
    { ...base, files: [] },
    { ...base, files: {} },
    { ...base, files: [file, file] },
    { ...base, files: [{ name: 'a.jsligo' }] },
    { ...base, files: [{ name: 'a.jsligo', text: {} }] },
    { ...base, files: [{ name: '../a.jsligo', text: '' }] },
    { ...base, files: Array.from({ length: MAX_FILES + 1 }, (_, i) => ({ name: `f${i}.mligo`, text: '' })) },
  ])('is rejected if it is %j', (data) => {
    expect(readWorkspace(data)).toBeUndefined();
  });
});
