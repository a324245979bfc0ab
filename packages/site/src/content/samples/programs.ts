import type { Sample } from '../../markdown/article';
import { groupBy } from '../../model/group-by';
import type { Syntax } from '../../model/syntax';

/** One program of a page: a sample alone, or the samples of one group and syntax in page order. */
export interface Program {
  readonly syntax: Syntax;
  readonly code: string;
  /** Whether its last sample is in `:::fails`, so the compiler must reject it. */
  readonly fails: boolean;
  /** Equal for programs in the two syntaxes that belong together. */
  readonly pairKey?: string;
  readonly parts: readonly ProgramPart[];
}

/** A sample within a program. */
interface ProgramPart {
  readonly sample: Sample;
  /** The offset of its first character in the code of the program. */
  readonly from: number;
}

/** All programs of a page. */
export function programsOf(samples: readonly Sample[]): Program[] {
  return [...acceptedPrograms(samples), ...failingPrograms(samples)];
}

/** The programs of a page that the compiler must accept, without samples marked `skip`. */
export function acceptedPrograms(samples: readonly Sample[]): Program[] {
  const programs = groupBy(samples.filter(isGood), (sample) =>
    sample.group ? `${sample.syntax} ${sample.group}` : sample,
  );
  return [...programs.values()].map(joinSamples);
}

/** Each sample in `:::fails`, together with the accepted samples of its group before it. */
function failingPrograms(samples: readonly Sample[]): Program[] {
  return samples.flatMap((sample, index) => {
    if (!sample.inFails) return [];
    const { group, syntax } = sample;
    const isBefore = (one: Sample) => group && one.group === group && one.syntax === syntax && isGood(one);
    return [joinSamples([...samples.slice(0, index).filter(isBefore), sample])];
  });
}

function isGood({ skip, inFails }: Sample): boolean {
  return !skip && !inFails;
}

/** Joins samples in page order into one program. */
export function joinSamples(samples: readonly Sample[]): Program {
  let from = 0;
  const parts = samples.map((sample) => {
    const part = { sample, from };
    from += sample.code.length + 1;
    return part;
  });
  return {
    syntax: samples[0]?.syntax ?? 'jsligo',
    fails: samples.at(-1)?.inFails ?? false,
    pairKey: pairKeyOf(samples),
    code: samples.map(({ code }) => code).join('\n'),
    parts,
  };
}

/** Groups belong together by name, single samples by the number of their pair. */
function pairKeyOf(samples: readonly Sample[]): string | undefined {
  if (samples.some(({ differsReason }) => differsReason)) return undefined;
  const { group, pair } = samples[0] ?? {};
  return group ?? (pair === undefined ? undefined : `pair ${pair}`);
}

export function partAt({ parts }: Program, offset: number): ProgramPart | undefined {
  return parts.findLast(({ from }) => from <= offset);
}

/** Converts an offset in the code to a position in the file. */
export function placeIn(program: Program, offset: number): { line: number; column: number } {
  const { from, sample } = partAt(program, offset) ?? {};
  const lines = program.code.slice(from, offset).split('\n');
  return { line: (sample?.line ?? 1) + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 };
}
