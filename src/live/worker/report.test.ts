import { expect, test } from 'vitest';
import type { Syntax } from '../../model/syntax';
import { openPrograms } from './programs';
import { reportRun } from './report';

const { open } = openPrograms(async () => ({ modules: {}, files: {} }));

async function valuesOf(syntax: Syntax, text: string): Promise<string[]> {
  const opened = await open({ syntax, text, before: '', library: '' });
  expect(opened.problems).toEqual([]);
  const { values } = await reportRun(opened);
  return values.map(({ name, value }) => `${name} = ${value}`);
}

test.each([
  ['jsligo', 'a constant', 'const a = 1;', ['a = 1']],
  ['jsligo', 'a tuple', 'const [a, b] = [1, 2n];', ['a = 1', 'b = 2n']],
  ['jsligo', 'a record', 'const { x, y } = { x: 1, y: "b" };', ['x = 1', 'y = "b"']],
  ['jsligo', 'a nested pattern', 'const [a, [b, _c]] = [1, [2, 3]];', ['a = 1', 'b = 2', '_c = 3']],
  ['cameligo', 'a tuple', 'let (a, b) = (1, 2n)', ['a = 1', 'b = 2n']],
  ['cameligo', 'a typed tuple', 'let (a, b : int * nat) = (1, 2n)', ['a = 1', 'b = 2n']],
  ['cameligo', 'a record', 'let { x; y } = { x = 1; y = "b" }', ['x = 1', 'y = "b"']],
] as const)('a run in %s shows the values of %s', async (syntax, _case, text, values) => {
  expect(await valuesOf(syntax, text)).toEqual(values);
});
