/** What the programs of the home page print, computed when it is built. A claim that no longer holds is a problem. */
import { analyse, answerCommand, failuresOf, type Language, run, runReport } from '@ligo-docs/ligo';
import type { Fragment } from '../content/content';
import type { Sample } from '../markdown/article';
import type { Reporter } from '../model/problem';
import { SYNTAX_EXTENSIONS, type Syntax } from '../model/syntax';

/** A result for each syntax that has a program. */
export type BySyntax<Result> = ReadonlyMap<Syntax, Result>;

export interface Sizes {
  readonly inlined: number;
  readonly shared: number;
}

export interface HomeProofs {
  /** What a test of a broken contract prints. */
  readonly test: BySyntax<string>;
  /** What a test that passes prints. */
  readonly print: BySyntax<string>;
  /** The sizes of a contract with and without `@inline`, in bytes. */
  readonly size: BySyntax<Sizes>;
}

/** Their tests are run here, and one is meant to fail. */
export const isHomeProof = (file: string): boolean => file.startsWith('content/home/proof-');

type Fragments = ReadonlyMap<string, Fragment>;

export async function proveHome(
  fragments: Fragments,
  language: Language,
  report: Reporter,
): Promise<HomeProofs> {
  const print = async (name: string, fails: boolean) => {
    const fragment = fragments.get(`home/${name}`);
    const printed = new Map<Syntax, string>();
    for (const sample of programsOf(fragment)) {
      const found = await printedBy(sample, language);
      if (found?.fails === fails) printed.set(sample.syntax, found.text);
      else fail(fragment, sample, `The test of this program should ${fails ? 'fail' : 'pass'}`, report);
    }
    return printed;
  };
  return {
    test: await print('proof-test', true),
    print: await print('proof-print', false),
    size: compareSizes(fragments.get('home/proof-size'), language, report),
  };
}

function compareSizes(fragment: Fragment | undefined, language: Language, report: Reporter): BySyntax<Sizes> {
  const sizes = new Map<Syntax, Sizes>();
  for (const sample of programsOf(fragment)) {
    const inlined = sizeOf(sample.code, sample.syntax, language);
    const shared = sizeOf(sample.code.replace(/^.*@inline.*\n/m, ''), sample.syntax, language);
    if (inlined !== undefined && shared !== undefined && shared < inlined)
      sizes.set(sample.syntax, { inlined, shared });
    else fail(fragment, sample, 'This contract should be smaller without `@inline`', report);
  }
  return sizes;
}

function programsOf(fragment: Fragment | undefined): readonly Sample[] {
  return fragment?.article.samples.filter(({ skip }) => !skip) ?? [];
}

function fail(fragment: Fragment | undefined, { line }: Sample, message: string, report: Reporter): void {
  const advice = 'the home page says so. Change the program, or what the page says about it.';
  report({ file: fragment?.file ?? '', line, message: `${message}: ${advice}` });
}

async function printedBy({ code, syntax, title, group }: Sample, language: Language) {
  const file = `${title ?? group ?? 'sample'}.${SYNTAX_EXTENSIONS[syntax]}`;
  const analysis = analyse(language, { file, text: code, syntax });
  if (analysis.problems.length > 0) return undefined;
  const result = await run(analysis, { compiled: true });
  return { fails: failuresOf(result).length > 0, text: runReport(result, analysis.program.files).trimEnd() };
}

function sizeOf(code: string, syntax: Syntax, language: Language): number | undefined {
  const answer = answerCommand(`ligo info measure-contract contract.${SYNTAX_EXTENSIONS[syntax]}`, {
    read: () => code,
    readFrom: () => () => undefined,
    languageOf: () => language,
  });
  const [, bytes] = /^(\d+) bytes$/.exec(answer?.text ?? '') ?? [];
  return bytes === undefined ? undefined : Number(bytes);
}
