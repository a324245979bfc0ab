/**
 * `npm run mutants`: changes the code of the language in small ways and counts how many changes its tests notice.
 * `--room ROOM` measures one room, `--seed WORD` draws another sample, `--list` prints the survivors.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packageScript } from '../packages';
import { type Report, summarise } from './report';

interface Room {
  /** What is changed. */
  readonly code: string;
  /** The folders with the tests that should notice: the room's own, and those of the rooms that use it first. */
  readonly tests: readonly string[];
}

const ROOMS: Readonly<Record<string, Room>> = {
  syntax: { code: 'src/syntax/lower/**/*.ts', tests: ['syntax', 'types', 'evaluate'] },
  types: { code: 'src/types/**/*.ts', tests: ['types', 'tools'] },
  evaluate: { code: 'src/evaluate/**/*.ts', tests: ['evaluate', 'chain'] },
  chain: { code: 'src/chain/**/*.ts', tests: ['chain', 'tools'] },
};

const SAMPLE_SIZE = 250;
/** The share of mutants that tests must notice, in percent. */
const THRESHOLD = 80;

const OPTIONS = {
  room: { type: 'string', multiple: true },
  seed: { type: 'string', default: 'first' },
  size: { type: 'string', default: String(SAMPLE_SIZE) },
  list: { type: 'boolean', default: false },
} as const;

export async function main(
  _command: string,
  args: readonly string[],
  { root }: { root: string },
): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const rooms = values.room ?? Object.keys(ROOMS);
  const unknown = rooms.find((room) => !Object.hasOwn(ROOMS, room));
  if (unknown) {
    console.error(`There is no room ${unknown}: choose from ${Object.keys(ROOMS).join(', ')}.`);
    return 2;
  }
  console.log(`seed ${values.seed}, ${values.size} mutants of each room`);
  const results = rooms.map((name) => {
    const room = ROOMS[name];
    if (!room) throw new Error(`There is no room ${name}.`);
    const { line, survivors, score } = summarise(mutate(root, { ...room, name }, values), readSource(root));
    console.log(`${name}: ${line}`);
    if (values.list) for (const survivor of survivors) console.log(survivor);
    return score >= THRESHOLD;
  });
  return results.every(Boolean) ? 0 : 1;
}

const PACKAGE = 'packages/ligo';

const readSource = (root: string) => (file: string) => readFileSync(join(root, PACKAGE, file), 'utf8');

/** Runs Stryker in the package and returns its report. */
function mutate(
  root: string,
  room: Room & { readonly name: string },
  { seed, size }: { readonly seed: string; readonly size: string },
): Report {
  const folder = join(root, 'node_modules/.cache/mutants');
  mkdirSync(folder, { recursive: true });
  const [config, report] = ['config', 'report'].map((name) =>
    join(folder, `${room.name}-${seed}.${name}.json`),
  );
  if (!config || !report) throw new Error('No files for Stryker.');
  const options = {
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts/mutants/sample-checker.mjs')],
    checkers: ['sample'],
    mutate: [room.code, '!src/**/*.test.ts'],
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    // With a configuration file, Stryker calls an API that TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    concurrency: 2,
    // Loading the modules counts too, and takes long on a busy machine.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 30,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: '../../node_modules/.cache/stryker',
    allowConsoleColors: false,
    logLevel: 'warn',
  };
  writeFileSync(config, JSON.stringify(options));
  const { status } = spawnSync(
    process.execPath,
    [join(root, packageScript('@stryker-mutator/core', 'stryker', root)), 'run', config],
    {
      cwd: join(root, PACKAGE),
      stdio: 'inherit',
      env: { ...process.env, MUTANTS_SEED: seed, MUTANTS_SIZE: size, MUTANTS_TESTS: room.tests.join(' ') },
    },
  );
  if (status !== 0) throw new Error(`Stryker ended with code ${status}.`);
  return JSON.parse(readFileSync(report, 'utf8'));
}
