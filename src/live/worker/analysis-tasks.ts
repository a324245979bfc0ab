/** What an editor asks while its reader types. */
import { qualifiedName } from '../../ligo/library/entry';
import { type Completion, complete } from '../../ligo/service/complete';
import { definition } from '../../ligo/service/definition';
import { declarations, type Hover, hover } from '../../ligo/service/hover';
import type { Input, Output } from '../protocol/messages';
import type { NameInfo } from '../protocol/program';
import type { Programs } from './programs';

type AnalysisTask = 'check' | 'hover' | 'complete' | 'summary' | 'declarations' | 'definition';
type AnalysisTasks = { readonly [K in AnalysisTask]: (input: Input<K>) => Promise<Output<K>> };

export function analysisTasks({ open, summaries }: Programs): AnalysisTasks {
  return {
    check: async (program) => (await open(program)).problems,
    hover: async ({ program, offset }) => {
      const { analysis, placeOf, offsetOf } = await open(program);
      const found = hover(analysis, offsetOf(offset));
      return found && { ...infoOf(found.name, found), range: placeOf(found.span) };
    },
    complete: async ({ program, offset }) => {
      const { analysis, offsetOf } = await open(program);
      return complete(analysis, offsetOf(offset)).map((found) => infoOf(found.label, found));
    },
    summary: async ({ library, name }) => (await summaries(library))[name],
    declarations: async (program) => {
      const { analysis, placeOf } = await open(program);
      return declarations(analysis).map(({ declaration, span }) => ({ declaration, place: placeOf(span) }));
    },
    definition: async ({ program, offset }) => {
      const { analysis, placeOf, offsetOf } = await open(program);
      const span = definition(analysis, offsetOf(offset));
      return span && placeOf(span);
    },
  };
}

function infoOf(name: string, { kind, type, entry }: Hover | Completion): NameInfo {
  return {
    name,
    kind,
    ...(type && { type }),
    ...(entry && { entry: { name: qualifiedName(entry), address: entry.address } }),
  };
}
