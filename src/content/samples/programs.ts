import type { Sample } from '../../markdown/article';
import { groupBy } from '../../model/group-by';
import type { Syntax } from '../../model/syntax';

/** One program of a page: a sample alone, or the samples of one group and syntax in page order. */
export interface Program {
  readonly syntax: Syntax;
  readonly code: string;
  /** Equal for programs of the two syntaxes that belong together. */
  readonly pairKey?: string;
  /** The line of the file of line N of the code, counted from 1. */
  readonly lineOf: (line: number) => number;
  readonly parts: readonly ProgramPart[];
}

/** A sample within a program. */
export interface ProgramPart {
  readonly sample: Sample;
  /** The offset of its first character in the code of the program. */
  readonly from: number;
}

/** The programs of a page, without samples marked `skip`. */
export function programsOf(samples: readonly Sample[]): Program[] {
  const used = samples.filter(({ skip }) => !skip);
  const alone = used.filter(({ group }) => !group).map((sample) => [sample]);
  const grouped = groupBy(
    used.filter(({ group }) => group),
    ({ syntax, group }) => `${syntax} ${group}`,
  );
  return [...alone, ...grouped.values()].map(joinSamples);
}

/** One program out of samples in page order. */
export function joinSamples(samples: readonly Sample[]): Program {
  let from = 0;
  const parts = samples.map((sample) => {
    const part = { sample, from };
    from += sample.code.length + 1;
    return part;
  });
  const lines = samples.flatMap(({ code, line }) => code.split('\n').map((_, index) => line + index));
  return {
    syntax: samples[0]?.syntax ?? 'jsligo',
    pairKey: pairKeyOf(samples),
    code: samples.map(({ code }) => code).join('\n'),
    lineOf: (line) => lines[line - 1] ?? lines.at(-1) ?? 1,
    parts,
  };
}

/** Groups belong together by name, single samples by the number of their pair. */
function pairKeyOf(samples: readonly Sample[]): string | undefined {
  if (samples.some(({ differsReason }) => differsReason)) return undefined;
  const { group, pair } = samples[0] ?? {};
  return group ?? (pair === undefined ? undefined : `pair ${pair}`);
}

/** Where an offset in the code is in the file. */
export function placeIn({ code, lineOf }: Program, offset: number): { line: number; column: number } {
  const lines = code.slice(0, offset).split('\n');
  return { line: lineOf(lines.length), column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The line of the code at an offset, with a mark below the place. */
export function shownPlace({ code }: Program, offset: number): string {
  const lines = code.slice(0, offset).split('\n');
  return `    ${code.split('\n')[lines.length - 1] ?? ''}\n    ${' '.repeat(lines.at(-1)?.length ?? 0)}^`;
}
