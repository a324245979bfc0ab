import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Checker } from '../checker';
import { Measurement } from './measure';
import { Oracle } from './oracle';
import { OraclePrograms } from './programs';

/** The recorded answers of the compiler, relative to the project root. */
const ORACLE = '../shared/facts/oracle';

const OPTIONS = {
  list: { type: 'string' },
  only: { type: 'string' },
  oracle: { type: 'string' },
  repository: { type: 'string' },
} as const;

export interface ConformanceOptions {
  readonly root: string;
  readonly checker: Checker;
  readonly args: readonly string[];
  readonly log: (line: string) => void;
}

/**
 * Prints how far we agree with the compiler. `--list SET` also lists the disagreements of a set (`types`,
 * `uses`, `refused`, …), `--only SET` measures one part, `--repository FOLDER` is a clone of the compiler's
 * repository, `--oracle FOLDER` another folder with the compiler's answers.
 */
export function measureConformance({ root, checker, args, log }: ConformanceOptions): number {
  const { values: options } = parseArgs({ args: [...args], options: OPTIONS });
  const { only, repository } = options;
  const oracle = new Oracle(resolve(root, options.oracle ?? ORACLE));
  const programs = new OraclePrograms(oracle, root);
  const measurement = new Measurement(checker, oracle, programs);
  try {
    if (!only || only === 'accepted') measurement.accepted();
    if (!only || only === 'refused') measurement.refused();
    if (!only || only === 'mutants') measurement.mutants();
    if (!only || only === 'speed') measurement.speed();
    if (repository && (!only || only === 'public')) measurement.publicContracts(resolve(repository));
  } finally {
    programs.remove();
  }
  const { rows, disagreements } = measurement.finish();
  const listed = options.list;
  for (const { set, program, message } of disagreements) {
    if (listed === set || listed === 'all') log(`${set} ${program}: ${message}`);
  }
  log('| | reached |');
  log('|---|---|');
  for (const [what, figure] of rows) log(`| ${what} | ${figure} |`);
  return 0;
}
