import { describe, expect, it } from 'vitest';
import type { LiveProgram } from '../protocol/program';
import { createCompiler } from './compiled';
import { openPrograms } from './programs';

const COUNTER = `@entry const add = (delta: int, s: int): [list<operation>, int] => [[], s + delta];
@entry const reset = (_: unit, _s: int): [list<operation>, int] => [[], 0];`;

async function opened(text: string, more: Partial<LiveProgram> = {}, version = '1.9.2') {
  const { open } = openPrograms(async () => ({ version, files: {}, deprecated: {} }));
  return open({ syntax: 'jsligo', before: '', text, library: '/library.json', ...more });
}

describe('a compiled contract', () => {
  it('has instructions with their places in the text, below the earlier samples', async () => {
    const report = createCompiler().report(await opened(COUNTER, { before: 'const zero = 0;' }), undefined);
    if (report.kind !== 'compiled') throw new Error(report.kind);
    const { text, instructions, bytes, storage } = report.contract;
    const add = instructions.find(({ from }) => text.startsWith('ADD', from));
    expect(COUNTER.slice(add?.place?.from, add?.place?.to)).toBe('s + delta');
    expect(add?.place?.line).toBe(1);
    expect(bytes).toBe(74);
    expect(storage?.bytes).toBe(2);
  });

  it('says which versions make it, if that of the program made other code', async () => {
    const sinceIn = async (version: string) => {
      const report = createCompiler().report(await opened(COUNTER, {}, version), undefined);
      return report.kind === 'compiled' ? report.contract.since : report.kind;
    };
    expect([await sinceIn('1.6.0'), await sinceIn('1.7.0'), await sinceIn('next')]).toEqual([
      '1.7.0',
      undefined,
      undefined,
    ]);
  });

  it('can be saved', async () => {
    const compiler = createCompiler();
    const program = await opened(COUNTER);
    expect(compiler.file(program, '', 'text')).toMatch(/^\{ parameter/);
    expect(compiler.file(program, '', 'binary')).toHaveLength(2 * 74);
    expect(JSON.parse(compiler.file(program, '', 'json'))).toHaveLength(3);
  });

  it('is one of several, the last one unless another is wanted', async () => {
    const program = await opened(`namespace A { ${COUNTER} };\nnamespace B { ${COUNTER} };`);
    const wanted = (module?: string) => {
      const report = createCompiler().report(program, module);
      return report.kind === 'compiled' ? [report.contracts, report.contract.module] : report.kind;
    };
    expect(wanted()).toEqual([['A', 'B'], 'B']);
    expect(wanted('A')).toEqual([['A', 'B'], 'A']);
    expect(wanted('C')).toEqual([['A', 'B'], 'B']);
  });
});

describe('a program without one', () => {
  it('says so', async () => {
    expect(createCompiler().report(await opened('const a = 1;'), undefined)).toEqual({ kind: 'no-contract' });
  });

  it('says why it is refused', async () => {
    const report = createCompiler().report(await opened('const a: nat = "x";'), undefined);
    expect(report).toMatchObject({ kind: 'refused', problems: [{ place: { line: 1 } }] });
    const late = createCompiler().report(
      await opened('@entry const f = (_: unit, s: operation): [list<operation>, operation] => [[], s];'),
      undefined,
    );
    expect(late).toMatchObject({ kind: 'refused', problems: [{ place: { line: 1 } }] });
  });
});
