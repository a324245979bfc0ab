import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EVIDENCE } from '../../../tests/helpers/evidence';
import type { Checker } from '../checker';
import { Evidence } from './evidence';
import { Measurement } from './measure';

const OPTIONS = {
  evidence: { type: 'string' },
  list: { type: 'string' },
  only: { type: 'string' },
  public: { type: 'string' },
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
 * `uses`, `refused`, …), `--only SET` measures one part, `--public FOLDER` (or `--repository FOLDER`) is a
 * checkout of the compiler's repository, whose test contracts are then measured as well, `--evidence FOLDER` is
 * another folder with answers of the compiler.
 */
export function measureConformance({ root, checker, args, log }: ConformanceOptions): number {
  const { values: options } = parseArgs({ args: [...args], options: OPTIONS });
  const { only } = options;
  const checkout = options.public ?? options.repository;
  const measurement = new Measurement(checker, new Evidence(resolve(root, options.evidence ?? EVIDENCE)));
  if (!only || only === 'accepted') measurement.accepted();
  if (!only || only === 'refused') measurement.refused();
  if (!only || only === 'mutants') measurement.mutants();
  if (!only || only === 'speed') measurement.speed();
  if (checkout && (!only || only === 'public')) measurement.publicContracts(resolve(checkout));
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
