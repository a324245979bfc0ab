import { describe, expect, it } from 'vitest';
import {
  activeFile,
  MAX_FILES,
  nameProblem,
  type Program,
  programOf,
  readProgram,
  withChange,
  withMovedFile,
  withNewFile,
  withoutFile,
  withTranslation,
} from './program';

const PAIR = { jsligo: 'const a = 1;', cameligo: 'let a = 1' };
const ONE = programOf('counter', PAIR, 'cameligo', '2.1.0');

describe('a program', () => {
  it("starts with a program in the reader's syntax, or in its only one", () => {
    expect(ONE.files).toEqual([{ name: 'counter.mligo', text: 'let a = 1' }]);
    expect(programOf('a', { jsligo: 'x' }, 'cameligo', '').files[0]?.name).toBe('a.jsligo');
    expect(programOf('lib/rates', PAIR, 'jsligo', '').files[0]?.name).toBe('rates.jsligo');
  });

  it('has a translation in a file of the same name, which is added or replaced', () => {
    const js = withTranslation(ONE, 'jsligo', PAIR.jsligo);
    expect(js.files.map(({ name }) => name)).toEqual(['counter.mligo', 'counter.jsligo']);
    expect(activeFile(js)).toEqual({ name: 'counter.jsligo', text: PAIR.jsligo });
    const back = withTranslation(js, 'cameligo', 'let b = 2');
    expect(back.files.map(({ text }) => text)).toEqual(['let b = 2', PAIR.jsligo]);
    expect(back.active).toBe(0);
  });

  it('keeps its active file when files are moved or closed', () => {
    const three = withNewFile(withNewFile(ONE, 'jsligo'), 'jsligo');
    const moved = withMovedFile(three, 2, 0);
    expect(moved.files.map(({ name }) => name)).toEqual(['file2.jsligo', 'counter.mligo', 'main.jsligo']);
    expect(activeFile(moved)).toEqual(activeFile(three));
    expect(activeFile(withoutFile(moved, 1))).toEqual(activeFile(moved));
    expect(activeFile(withoutFile(three, 2)).name).toBe('main.jsligo');
    for (const [from, to] of [
      [0, 0],
      [0, 9],
      [-1, 0],
    ] as const)
      expect(withMovedFile(three, from, to)).toBe(three);
  });

  it('can add, rename, change and remove files, except for the last one', () => {
    const two = withNewFile(ONE, 'jsligo');
    expect(two.files.map(({ name }) => name)).toEqual(['counter.mligo', 'main.jsligo']);
    expect(activeFile(withChange(withChange(two, { name: 'lib.jsligo' }), { text: 'x' }))).toEqual({
      name: 'lib.jsligo',
      text: 'x',
    });
    expect(withoutFile(two, 1)).toEqual(ONE);
    expect(withoutFile(ONE, 0)).toBe(ONE);
  });

  it('has a limited number of files', () => {
    let program: Program = ONE;
    for (let count = 0; count < MAX_FILES + 5; count++) program = withNewFile(program, 'jsligo');
    expect(program.files).toHaveLength(MAX_FILES);
    expect(new Set(program.files.map(({ name }) => name)).size).toBe(MAX_FILES);
  });

  it.each(['', 'a', 'a.js', '.jsligo', '../a.jsligo', 'a/b.mligo', '<b>.jsligo', `${'a'.repeat(80)}.mligo`])(
    'cannot contain a file named %j',
    (name) => expect(nameProblem(name, [])).toContain('.jsligo'),
  );

  it('cannot contain two files with the same name', () => {
    expect(nameProblem('counter.mligo', ONE.files)).toBe('Another file has this name.');
  });
});

describe('a program from untrusted data', () => {
  const file = { name: 'a.jsligo', text: 'x' };
  const base = { title: 'a', version: 'next', active: 0, files: [file], sessions: {} };

  it('survives serialisation', () => {
    expect(readProgram(JSON.parse(JSON.stringify(ONE)))).toEqual(ONE);
  });

  it('of an older release has the name of its first file', () => {
    expect(readProgram({ version: 'next', files: [file] })).toEqual(base);
  });

  it('may be as large as storage allows: its reader must not lose it', () => {
    const large = { ...base, files: [{ name: 'a.jsligo', text: 'x'.repeat(1_000_000) }] };
    expect(readProgram(large)).toEqual(large);
  });

  it('shows its first file if the active one does not exist', () => {
    for (const active of [-1, 7, 0.5, 'x', null]) expect(readProgram({ ...base, active })?.active).toBe(0);
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
    expect(readProgram(data)).toBeUndefined();
  });
});
