/** The information that readers see when they point at names in the samples of a page. */
import { type Analysis, type Hover, hovers } from '@ligo-docs/ligo';
import { qualifiedName } from '@ligo-docs/ligo/library';
import type { Sample } from '../../markdown/article';
import { groupBy } from '../../model/group-by';
import { type HoverFile, type PlacedName, packNames } from '../../model/hover';
import { lineAt } from '../../model/text-place';
import type { AddressOf } from '../reference/library';
import type { AnalyseIn, SampleText } from './analyse';
import { partAt, programsOf } from './programs';

/** What is known about names outside of the samples. */
export interface NameContext {
  readonly analyseIn: AnalyseIn;
  readonly addressesOf: (version: string) => AddressOf;
}

/** The names in the samples of a text, for the versions that share them. */
export type SampleNames = readonly { readonly versions: readonly string[]; readonly names: HoverFile }[];

/** The names in the samples of a text, once for all versions with the same library. */
export function sampleNames(
  samples: readonly Sample[],
  versions: readonly string[],
  { analyseIn, addressesOf }: NameContext,
): SampleNames {
  if (samples.length === 0) return [];
  const hoversOf = hoversOnce();
  return [...groupBy(versions, analyseIn)].map(([analyse, shared]) => ({
    versions: shared,
    names: packNames(
      hoverNames(samples, (program) => hoversOf(analyse(program)), addressesOf(shared[0] ?? '')),
    ),
  }));
}

/** Versions in which a program has the same types share them. */
function hoversOnce(): (analysis: Analysis) => readonly Hover[] {
  const known = new Map<Analysis['typed'], readonly Hover[]>();
  return (analysis) => {
    const found = known.get(analysis.typed) ?? hovers(analysis);
    known.set(analysis.typed, found);
    return found;
  };
}

/** The names of each sample, in page order; none for samples that are not programs. */
function hoverNames(
  samples: readonly Sample[],
  hoversOf: (sample: SampleText) => readonly Hover[],
  addressOf: AddressOf,
): PlacedName[][] {
  const bySample = new Map<Sample, PlacedName[]>();
  for (const program of programsOf(samples)) {
    const found = hoversOf(program);
    // The samples before a failing one belong to the accepted program, which provides their names.
    for (const { sample, from } of program.fails ? program.parts.slice(-1) : program.parts) {
      const definedIn = (offset: number): string | undefined => {
        const part = partAt(program, offset);
        if (!part) return undefined;
        const line = `Defined on line ${lineAt(part.sample.code, offset - part.from)}`;
        return part.sample === sample ? `${line}.` : `${line} of an earlier sample.`;
      };
      const names = found
        .filter(({ span }) => span.from >= from && span.to <= from + sample.code.length)
        .map((hover) => ({
          from: hover.span.from - from,
          declaration: hover.declaration,
          address: addressIn(hover, addressOf),
          definition: hover.definition && definedIn(hover.definition.from),
        }));
      bySample.set(sample, names);
    }
  }
  return samples.map((sample) => bySample.get(sample) ?? []);
}

/** Library names and modules are documented in the reference. */
function addressIn({ entry, kind, name, definition }: Hover, addressOf: AddressOf): string | undefined {
  if (entry) return addressOf(entry.kind, qualifiedName(entry));
  return kind === 'module' && !definition ? addressOf('module', name) : undefined;
}
