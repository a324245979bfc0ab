/** The right answer of a prediction is what its program returns. */
import { analyse, displayValue, type Language, run, shownReason } from '@ligo-docs/ligo';
import { explain } from '@ligo-docs/ligo/syntax';
import type { PredictionSource } from '../../model/exercise';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../model/syntax';

type Fail = (line: number, message: string) => void;

export async function checkPrediction(
  source: PredictionSource,
  language: Language,
  fail: Fail,
): Promise<void> {
  for (const syntax of SYNTAXES) {
    const found = await computedValue(source, syntax, language);
    const { line } = source.programs[syntax];
    if ('problem' in found) fail(line, found.problem);
    else if (found.value !== source.right[syntax])
      fail(
        line,
        `The right answer in ${SYNTAX_LABELS[syntax]} is '${found.value}', not '${source.right[syntax]}': correct it.`,
      );
  }
}

type Found = { readonly value: string } | { readonly problem: string };

/** The value of a constant or a test, or why it has none. */
async function computedValue(
  { programs, value: name }: PredictionSource,
  syntax: Syntax,
  language: Language,
): Promise<Found> {
  const analysis = analyse(language, { file: 'program', text: programs[syntax].code, syntax });
  const [problem] = analysis.problems;
  if (problem) return { problem: explain(problem) };
  const result = await run(analysis);
  const test = result.tests.find((one) => one.name === name);
  const value = test?.value ?? result.values.get(name);
  if (value) return { value: displayValue(value, syntax) };
  const stopped = test?.stopped ?? result.failures[0];
  if (stopped) return { value: shownReason(stopped, syntax) };
  return { problem: `The program has no '${name}' in ${SYNTAX_LABELS[syntax]}: correct value="…".` };
}
