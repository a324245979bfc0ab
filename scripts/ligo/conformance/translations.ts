/** How many accepted contracts of the compiler's repository mean the same in the other syntax. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Analysis, analyse, compile, type Language, run, translate } from '@ligo-docs/ligo';
import { printMicheline } from '@ligo-docs/ligo/michelson';
import { readFromDisk } from '@ligo-docs/ligo/node';
import { type LigoSyntax, syntaxOfFile } from '@ligo-docs/ligo/syntax';
import type { PublicFact } from './evidence';
import { Tally } from './tally';

export interface TranslationTally {
  readonly from: LigoSyntax;
  readonly equal: Tally;
  readonly differences: readonly { readonly path: string; readonly message: string }[];
}

export async function compareTranslations(
  language: Language,
  facts: readonly PublicFact[],
  checkout: string,
): Promise<readonly TranslationTally[]> {
  const tallies = (['cameligo', 'jsligo'] as const).map((from) => ({
    from,
    equal: new Tally(),
    differences: [] as { path: string; message: string }[],
  }));
  for (const { path, sha256, verdict } of facts) {
    const file = join(checkout, path);
    const tally = tallies.find(({ from }) => from === syntaxOfFile(file));
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const isKnown = createHash('sha256').update(text).digest('hex') === sha256;
    if (!tally || verdict !== 'ok' || !isKnown) continue;
    const message = await differenceIn(language, file, text);
    if (!tally.equal.count(message === undefined)) tally.differences.push({ path, message: message ?? '' });
  }
  return tallies;
}

/** Why the translation of a program is missing or means something else. */
async function differenceIn(language: Language, file: string, text: string): Promise<string | undefined> {
  const read = { readFile: readFromDisk };
  const original = analyse(language, { file, text, syntax: syntaxOfFile(file), ...read });
  if (original.problems.length > 0) return original.problems[0]?.message;
  const translation = translate(original, read);
  if ('problems' in translation) return translation.problems[0]?.message;
  const syntax = original.syntax === 'jsligo' ? 'cameligo' : 'jsligo';
  const translated = analyse(language, { file, text: translation.text, syntax, ...read });
  if (translated.problems.length > 0) return translated.problems[0]?.message;
  if (contractsOf(original) !== contractsOf(translated)) return 'The Michelson is different.';
  return (await resultsOf(original)) === (await resultsOf(translated)) ? undefined : 'The tests differ.';
}

function contractsOf(analysis: Analysis): string {
  const scripts = [...analysis.typed.contracts.keys()].map((module) => {
    const { script, problems } = compile(analysis, { module });
    return `${module}: ${script ? printMicheline(script) : problems.map(({ code }) => code).join()}`;
  });
  return scripts.sort().join('\n');
}

async function resultsOf(analysis: Analysis): Promise<string> {
  const { tests, failures } = await run(analysis);
  const ofTests = tests.map(({ name, stopped }) => `${name} ${stopped?.reason.kind ?? 'passed'}`);
  return [...ofTests, ...failures.map(({ reason }) => reason.kind)].join('\n');
}
