import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLanguage } from '@ligo-docs/ligo';
import { EVIDENCE } from '../../../tests/helpers/evidence';
import type { Checker } from '../checker';
import { compareCompilations, compilationTable } from './compilations';
import { Evidence } from './evidence';
import { Measurement } from './measure';
import { compareTranslations } from './translations';

const OPTIONS = {
  evidence: { type: 'string' },
  list: { type: 'string' },
  only: { type: 'string' },
  public: { type: 'string' },
  repository: { type: 'string' },
  manual: { type: 'string' },
} as const;

export interface ConformanceOptions {
  readonly root: string;
  /** The checker of a version; of the newest without one. */
  readonly checkerOf: (version?: string) => Checker;
  readonly args: readonly string[];
  readonly log: (line: string) => void;
}

/**
 * Prints how far we agree with the compiler. `--list SET` also lists the disagreements of a set (`types`,
 * `uses`, `refused`, …), `--only SET` measures one part, `--public FOLDER` (or `--repository FOLDER`) is a
 * checkout of the compiler's repository, whose test contracts are then measured as well, `--evidence FOLDER` is
 * another folder with answers of the compiler. `--manual FOLDER VERSION` measures only the samples of a published
 * manual, by the rules of its version.
 */
export async function measureConformance(options: ConformanceOptions): Promise<number> {
  const { root, checkerOf, log } = options;
  const args = [...options.args];
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const checker = checkerOf(positionals[0]);
  const evidence = new Evidence(resolve(root, values.evidence ?? EVIDENCE));
  const measurement = new Measurement(checker, evidence);
  if (values.manual) measurement.manual(resolve(values.manual));
  else measureEvidence(measurement, values.only, values.public ?? values.repository);
  const measuresCompiler = !values.manual && (!values.only || values.only === 'compiled');
  const { rows, disagreements } = measurement.finish();
  const listed = values.list;
  for (const { set, program, message } of disagreements) {
    if (listed === set || listed === 'all') log(`${set} ${program}: ${message}`);
  }
  log('| | reached |');
  log('|---|---|');
  for (const [what, figure] of rows) log(`| ${what} | ${figure} |`);
  const checkout = values.public ?? values.repository;
  if (checkout && !values.manual && (!values.only || values.only === 'translations')) {
    const facts = evidence.publicContracts();
    for (const { from, equal, differences } of await compareTranslations(
      createLanguage(),
      facts,
      resolve(checkout),
    )) {
      for (const { path, message } of differences)
        if (listed === 'translations' || listed === 'all') log(`translations ${path}: ${message}`);
      log(`| public test contracts translated from ${from}: equal | ${equal} |`);
    }
  }
  if (measuresCompiler) {
    const folder = resolve(root, values.evidence ?? EVIDENCE);
    const files = compareCompilations(createLanguage(), folder, checkout && resolve(checkout));
    for (const { name, compared } of files)
      for (const { program, outcome, message } of compared)
        if (outcome !== 'identical' && (listed === name || listed === 'all'))
          log(`${name} ${outcome} ${program}: ${message}`);
    for (const line of compilationTable(files)) log(line);
  }
  return 0;
}

function measureEvidence(measurement: Measurement, only?: string, checkout?: string): void {
  if (!only || only === 'accepted') measurement.accepted();
  if (!only || only === 'refused') measurement.refused();
  if (!only || only === 'mutants') measurement.mutants();
  if (!only || only === 'speed') measurement.speed();
  if (checkout && (!only || only === 'public')) measurement.publicContracts(resolve(checkout));
}
