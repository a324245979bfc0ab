/** How far the translation of a program means the same. */
import { compile } from '../../src/compile';
import { printMicheline } from '../../src/michelson';
import type { LigoSyntax } from '../../src/syntax/source';
import { type Analysis, analyse, createLanguage } from '../../src/tools/analyse';
import { run } from '../../src/tools/run';
import { translate } from '../../src/tools/translate/translate';
import type { FormattedProgram } from './format-laws';

/** `equal`: Michelson and tests are the same. */
export type Outcome = 'equal' | 'not translated' | 'other Michelson' | 'other results';

export interface Compared {
  readonly name: string;
  readonly from: LigoSyntax;
  readonly outcome: Outcome;
  /** Why it is not equal. */
  readonly reason?: string;
  readonly translation?: string;
}

const language = createLanguage();

/** Undefined for a program that is not accepted itself. */
export async function compareTranslation({
  name,
  text,
  syntax,
}: FormattedProgram): Promise<Compared | undefined> {
  const original = analyse(language, { file: 'main', text, syntax });
  if (original.problems.length > 0) return undefined;
  const result = translate(original);
  if ('problems' in result) {
    return { name, from: syntax, outcome: 'not translated', reason: result.problems[0]?.message ?? '' };
  }
  const to: LigoSyntax = syntax === 'jsligo' ? 'cameligo' : 'jsligo';
  const translated = analyse(language, { file: 'main', text: result.text, syntax: to });
  const common = { name, from: syntax, translation: result.text };
  const scripts = [original, translated].map(scriptsOf);
  if (scripts[0] !== scripts[1]) {
    return {
      ...common,
      outcome: 'other Michelson',
      reason: firstDifference(scripts[0] ?? '', scripts[1] ?? ''),
    };
  }
  const results = [await resultsOf(original), await resultsOf(translated)];
  if (results[0] !== results[1]) {
    return {
      ...common,
      outcome: 'other results',
      reason: firstDifference(results[0] ?? '', results[1] ?? ''),
    };
  }
  return { ...common, outcome: 'equal' };
}

/** The Michelson of every contract in the program. */
function scriptsOf({ typed }: Analysis): string {
  return [...typed.contracts.keys()]
    .map((module) => {
      const { script, problems } = compile(typed, { module });
      return `${module}: ${script ? printMicheline(script) : problems.map(({ code }) => code).join()}`;
    })
    .sort()
    .join('\n');
}

async function resultsOf(analysis: Analysis): Promise<string> {
  const { tests, failures } = await run(analysis);
  return [
    ...tests.map(({ name, stopped }) => `${name} ${stopped?.reason.kind ?? 'passed'}`),
    ...failures.map(({ reason }) => reason.kind),
  ].join('\n');
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `${one.slice(Math.max(0, at - 40), at + 60)} | ${other.slice(Math.max(0, at - 40), at + 60)}`.replace(
    /\s+/g,
    ' ',
  );
}
