/** `npm run ligo -- …` checks and runs files; `npm run ligo:conformance` measures how far we agree with the compiler. */

import { parseArgs } from 'node:util';
import type { PageAbout } from '@ligo-docs/ligo';
import { UNRELEASED } from '../../packages/site/src/model/version';
import { site } from '../../site.config';
import { checkFiles, listTypes } from './check-command';
import { type Checker, createChecker } from './checker';
import { COMPILE_USAGE, isCompileCommand, runCompileCommand } from './compile-command';
import { measureConformance } from './conformance/command';
import { formatFiles } from './format-command';
import { readMessagePages } from './message-pages';
import { evaluateIn, testFiles } from './run-command';
import { translateFile } from './translate-command';

const VERSIONS = site.docs.versions.map(({ name }) => name);
const NEWEST = VERSIONS[0] ?? UNRELEASED;

const OPTIONS = {
  check: { type: 'boolean' },
  json: { type: 'boolean' },
  limit: { type: 'string' },
  to: { type: 'string' },
  version: { type: 'string' },
} as const;

/** How long the tests of a file may run, in seconds. */
const TEST_LIMIT = 10;

interface Options {
  readonly to?: string;
  readonly check: boolean;
  readonly version: string;
  readonly json: boolean;
  /** In seconds. */
  readonly limit?: number;
}

interface Surroundings extends Options {
  readonly pageAbout: PageAbout;
}

interface Command {
  readonly usage: string;
  /** Besides `version`, which all commands have. */
  readonly options: readonly (keyof Options)[];
  /** How many arguments it needs at least. */
  readonly needs: number;
  readonly run: (
    files: readonly string[],
    checker: Checker,
    options: Surroundings,
  ) => number | Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  check: {
    usage: 'check [--json] FILE…',
    options: ['json'],
    needs: 1,
    run: (files, checker, { json, pageAbout }) =>
      checkFiles(files, checker, { log: console.log, json, pageAbout }),
  },
  types: {
    usage: 'types --json FILE…',
    options: ['json'],
    needs: 1,
    run: (files, checker) => listTypes(files, checker, { log: console.log, warn: console.error }),
  },
  test: {
    usage: `test [--json] [--limit SECONDS] FILE… (${TEST_LIMIT} seconds for each file unless --limit says more)`,
    options: ['json', 'limit'],
    needs: 1,
    run: (files, checker, { json, limit: seconds = TEST_LIMIT, pageAbout }) =>
      testFiles(files, checker, { log: console.log, json, seconds, pageAbout }),
  },
  format: {
    usage: 'format [--check] FILE… (programs, pages and folders of them)',
    options: ['check'],
    needs: 1,
    run: (files, checker, { check }) => formatFiles(files, checker, { log: console.log, check }),
  },
  translate: {
    usage: 'translate [--to jsligo|cameligo] FILE (prints it in the other syntax)',
    options: ['to'],
    needs: 1,
    run: ([file = ''], _checker, { to, version }) =>
      translateFile(file, {
        log: console.log,
        warn: console.error,
        version,
        ...(to !== undefined && { to }),
      }),
  },
  eval: {
    usage: 'eval FILE EXPRESSION',
    options: [],
    needs: 2,
    run: ([file = '', expression = ''], checker) => evaluateIn(file, expression, checker, console.log),
  },
};

const USAGE = [
  'Usage: npm run ligo -- COMMAND',
  ...[...Object.values(COMMANDS).map(({ usage }) => usage), ...COMPILE_USAGE].map((usage) => `  ${usage}`),
  `Every command takes --version: ${VERSIONS.join(', ')} (default ${NEWEST}).`,
].join('\n');

/** Programs are checked with the library and the rules of the newest version, unless `--version` names another. */
export async function main(
  command: string,
  args: readonly string[],
  { root }: { root: string },
): Promise<number> {
  if (command === 'ligo:conformance')
    return measureConformance({
      root,
      checkerOf: (version = NEWEST) => createChecker(version),
      args,
      log: console.log,
    });
  const pageAbout = await readMessagePages(root);
  if (isCompileCommand(args)) {
    process.chdir(process.env.INIT_CWD ?? process.cwd());
    return runCompileCommand(args, { log: console.log, warn: console.error, pageAbout });
  }
  const call = readCall(args);
  if ('mistake' in call) {
    console.error(`${call.mistake}\n${USAGE}`);
    return 2;
  }
  // npm starts commands in the project root, but file names are relative to the user's directory.
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  return call.command.run(call.files, createChecker(call.version), { ...call, pageAbout });
}

interface Call extends Options {
  readonly command: Command;
  readonly files: readonly string[];
}

function readCall([action = '', ...rest]: readonly string[]): Call | { readonly mistake: string } {
  const command = Object.hasOwn(COMMANDS, action) ? COMMANDS[action] : undefined;
  if (!command) return { mistake: action ? `There is no command "${action}".` : 'Which command?' };
  try {
    const { values, positionals } = parseArgs({ args: rest, options: OPTIONS, allowPositionals: true });
    const { version = NEWEST, json = false, check = false } = values;
    const limit = values.limit === undefined ? undefined : Number(values.limit);
    if (!VERSIONS.includes(version)) return { mistake: `There is no version ${version}.` };
    if (json && !command.options.includes('json')) return { mistake: `${action} does not take --json.` };
    if (values.to !== undefined && !command.options.includes('to'))
      return { mistake: `${action} does not take --to.` };
    if (values.to !== undefined && !/^(jsligo|cameligo)$/.test(values.to))
      return { mistake: `--to takes jsligo or cameligo, not "${values.to}".` };
    if (check && !command.options.includes('check')) return { mistake: `${action} does not take --check.` };
    if (limit !== undefined && !command.options.includes('limit'))
      return { mistake: `${action} does not take --limit.` };
    if (limit !== undefined && !(limit > 0 && Number.isFinite(limit)))
      return { mistake: `--limit takes a number of seconds, not "${values.limit}".` };
    if (positionals.length < command.needs) return { mistake: `${action} needs more: ${command.usage}` };
    return {
      command,
      files: positionals,
      version,
      check,
      json,
      ...(limit !== undefined && { limit }),
      ...(values.to !== undefined && { to: values.to }),
    };
  } catch (error) {
    return { mistake: (error as Error).message };
  }
}
