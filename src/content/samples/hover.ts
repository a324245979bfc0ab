/** What readers see when they point at the names in the samples of a page. */
import type { Language } from '../../ligo/service/analyse';
import { type Hover, hovers } from '../../ligo/service/hover';
import type { Sample } from '../../markdown/article';
import { groupBy } from '../../model/group-by';
import { type PlacedName, packNames } from '../../model/hover';
import { lineAt } from '../../model/text-place';
import type { Analyse, AnalyseIn } from './analyse';
import { partAt, programsOf } from './programs';

export type SampleNames = ReturnType<typeof sampleNames>;

/** The names in the samples of a text, once for all versions whose library gives them the same types. */
export function sampleNames(samples: readonly Sample[], versions: readonly string[], analyseIn: AnalyseIn) {
  if (samples.length === 0) return [];
  return [...groupBy(versions, analyseIn)].map(([analyse, shared]) => ({
    versions: shared,
    names: packNames(hoverNames(samples, analyse)),
  }));
}

/** The names of each sample, in the order of the page; nothing is known of samples that are not programs. */
function hoverNames(samples: readonly Sample[], analyse: Analyse): PlacedName[][] {
  const bySample = new Map<Sample, PlacedName[]>();
  for (const program of programsOf(samples)) {
    const analysis = analyse(program);
    const found = hovers(analysis);
    // What comes before a sample that fails is known from the program that is accepted.
    for (const { sample, from } of program.fails ? program.parts.slice(-1) : program.parts) {
      const definedIn = (offset: number): string | undefined => {
        const part = partAt(program, offset);
        if (!part) return undefined;
        const line = `Defined in line ${lineAt(part.sample.code, offset - part.from)}`;
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

/** A module of the library is explained by the page of its values. */
function addressOf({ entry, kind, name, definition }: Hover, { entries }: Language): string | undefined {
  if (entry || kind !== 'module' || definition) return entry?.address;
  const member = [...entries.values()].find(({ module }) => module === name);
  return member?.address.replace(/#.*/, '');
}
