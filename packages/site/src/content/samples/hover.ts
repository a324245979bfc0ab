/** The information that readers see when they point at names in the samples of a page. */
import { type Hover, hovers, type Language } from '@ligo-docs/ligo';
import type { Sample } from '../../markdown/article';
import { groupBy } from '../../model/group-by';
import { type PlacedName, packNames } from '../../model/hover';
import { lineAt } from '../../model/text-place';
import type { Analyse, AnalyseIn } from './analyse';
import { partAt, programsOf } from './programs';

export type SampleNames = ReturnType<typeof sampleNames>;

/** The names in the samples of a text, once for all versions with the same library. */
export function sampleNames(samples: readonly Sample[], versions: readonly string[], analyseIn: AnalyseIn) {
  if (samples.length === 0) return [];
  return [...groupBy(versions, analyseIn)].map(([analyse, shared]) => ({
    versions: shared,
    names: packNames(hoverNames(samples, analyse)),
  }));
}

/** The names of each sample, in page order; none for samples that are not programs. */
function hoverNames(samples: readonly Sample[], analyse: Analyse): PlacedName[][] {
  const bySample = new Map<Sample, PlacedName[]>();
  for (const program of programsOf(samples)) {
    const analysis = analyse(program);
    const found = hovers(analysis);
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
          address: addressOf(hover, analysis.language),
          definition: hover.definition && definedIn(hover.definition.from),
        }));
      bySample.set(sample, names);
    }
  }
  return samples.map((sample) => bySample.get(sample) ?? []);
}

/** A library module links to the page of its values. */
function addressOf({ entry, kind, name, definition }: Hover, { entries }: Language): string | undefined {
  if (entry || kind !== 'module' || definition) return entry?.address;
  const member = [...entries.values()].find(({ module }) => module === name);
  return member?.address.replace(/#.*/, '');
}
