/** What of a program can be compiled: its contracts, and its values as expressions. */
import { type Analysis, compileExpression, contractProblems } from '@ligo-docs/ligo';
import type { Problem } from '@ligo-docs/ligo/syntax';

/** Programs may declare thousands of values. */
const MAX_VALUES = 10;

/** Each compiles one of them, and returns what is refused; a program with problems is not compiled. */
export function compilations(analysis: Analysis): readonly (() => readonly Problem[])[] {
  const { typed, problems, syntax } = analysis;
  if (problems.length > 0) return [];
  const values = typed.declared.items.filter(({ kind }) => kind === 'value').slice(-MAX_VALUES);
  return [
    () => contractProblems(typed),
    ...values.map(
      ({ name }) =>
        () =>
          compileExpression(analysis, { text: name, syntax }).problems,
    ),
  ];
}
