/** Warnings of the commands that compile, in LIGO's words: names that nothing uses. */
import type { Problem } from '../../syntax/problem';
import type { Analysis } from '../analyse';
import { advice } from '../fix/advice';
import { linesOf } from '../problem-lines';
import { type Arguments, Mistake } from './flags';
import type { Terminal } from './output';

/** Prints them, unless `--no-warn` is given; with `--werror`, the command then fails. A program with problems has none. */
export function printWarnings(analysis: Analysis, args: Arguments, { warn }: Terminal): void {
  if (analysis.problems.length > 0) return;
  const problems = unusedNames(analysis);
  if (problems.length === 0) return;
  if (!args.has('no-warn'))
    for (const line of linesOf({ problems, files: analysis.program.files })) warn(line);
  if (args.has('werror')) throw new Mistake('Warnings are errors, because --werror is given.');
}

const unusedNames = (analysis: Analysis): readonly Problem[] =>
  advice(analysis).flatMap(({ code, span }): readonly Problem[] => {
    if (code !== 'unused') return [];
    const name = analysis.program.files[span.file]?.text.slice(span.from, span.to) ?? '';
    return [
      {
        phase: 'contract',
        code,
        message: `Warning: unused variable "${name}".`,
        hint: `Hint: replace it by "_${name}" to prevent this warning.`,
        span,
      },
    ];
  });
