import { checkFiles, listTypes } from './check-command';
import type { Checker } from './checker';
import { createChecker } from './checker';
import { measureConformance } from './conformance/command';
import { loadLibrary } from './library';
import { evaluateIn, testFiles } from './run-command';

const USAGE =
  'Commands: ligo check [--json] FILE…, ligo types --json FILE…, ligo test [--json] FILE…, ligo eval FILE EXPRESSION.';

const COMMANDS = ['check', 'types', 'test', 'eval'];

export interface LigoProject {
  readonly root: string;
  readonly contentRoot: string;
  /** The version whose library is used. */
  readonly version: string;
}

/** `npm run ligo -- …`: checks and runs any files. */
export async function runLigo(args: readonly string[], project: LigoProject): Promise<number> {
  const [command, ...rest] = args;
  const json = rest.includes('--json');
  const files = rest.filter((arg) => !arg.startsWith('--'));
  const [file, expression] = files;
  if (!file || !command || !COMMANDS.includes(command) || (command === 'eval' && !expression)) {
    console.log(USAGE);
    return 2;
  }
  const checker = await checkerOf(project);
  if (command === 'test') return testFiles(files, checker, { tell: console.log, json });
  if (command === 'eval') return evaluateIn(file, expression ?? '', checker, console.log);
  if (command === 'types') return listTypes(files, checker, console.log);
  return checkFiles(files, checker, { tell: console.log, json });
}

/** `npm run ligo:conformance`: how far we agree with the compiler. */
export async function runConformance(args: readonly string[], project: LigoProject): Promise<number> {
  const checker = await checkerOf(project);
  return measureConformance({ root: project.root, checker, args, tell: console.log });
}

async function checkerOf({ contentRoot, version }: LigoProject): Promise<Checker> {
  return createChecker(await loadLibrary(contentRoot, version));
}
