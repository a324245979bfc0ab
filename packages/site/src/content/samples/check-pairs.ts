/** The two texts of a pair compile to the same contracts, or the page says why they do not. */
import { compile } from '@ligo-docs/ligo';
import { printMicheline } from '@ligo-docs/ligo/michelson';
import { groupBy } from '../../model/group-by';
import type { Analyse, AnalyseIn } from './analyse';
import type { CheckedText, Findings } from './findings';
import { acceptedPrograms, type Program } from './programs';

/** In the newest version that shows the page. */
export function checkPairs(
  { file, article, versions }: CheckedText,
  analyseIn: AnalyseIn,
  { errors, exempt, counts }: Pick<Findings, 'errors' | 'exempt' | 'counts'>,
): void {
  const [version] = versions;
  if (version === undefined) return;
  const paired = acceptedPrograms(article.samples).filter(({ pairKey }) => pairKey !== undefined);
  for (const pair of groupBy(paired, ({ pairKey }) => pairKey).values()) {
    const [first, second] = pair;
    if (!first || !second || pair.length !== 2 || first.syntax === second.syntax) continue;
    const different = differentContract(first, second, analyseIn(version));
    const reason = [first, second].flatMap(({ parts }) => parts).find(({ sample }) => sample.otherReason);
    const place = { file, line: first.parts[0]?.sample.line ?? 1 };
    if (different === undefined) {
      counts.pairs += 1;
      if (reason) {
        const message = 'Both syntaxes compile to the same Michelson: remove <!-- michelson: … -->.';
        errors.push({ ...place, message });
      }
    } else if (reason?.sample.otherReason) {
      exempt.push({
        ...place,
        message: `The Michelson of ${different} differs: ${reason.sample.otherReason}`,
      });
    } else {
      const message = `The two syntaxes compile ${different} to different Michelson: make them equal, or say why with <!-- michelson: … -->.`;
      errors.push({ ...place, message });
    }
  }
}

/** The name of the first contract that is not the same in both; programs with problems are reported elsewhere. */
function differentContract(first: Program, second: Program, analyse: Analyse): string | undefined {
  const [one, other] = [contractsOf(first, analyse), contractsOf(second, analyse)];
  const paths = [...new Set([...one.keys(), ...other.keys()])];
  const path = paths.find((name) => one.get(name) !== other.get(name));
  return path === '' ? 'the contract' : path;
}

function contractsOf(program: Program, analyse: Analyse): ReadonlyMap<string, string> {
  const analysis = analyse(program);
  if (analysis.problems.length > 0) return new Map();
  return new Map(
    [...analysis.typed.contracts.keys()].map((module) => {
      const { script } = compile(analysis, { module });
      return [module, script ? printMicheline(script) : ''];
    }),
  );
}
