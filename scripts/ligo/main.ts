/** `npm run ligo -- …` checks and runs files; `npm run ligo:conformance` measures how far we agree with the compiler. */

import { loadLibrary } from '../../packages/site/src/content/reference/read';
import { UNRELEASED } from '../../packages/site/src/model/version';
import { site } from '../../site.config';
import { checkFiles, listTypes } from './check-command';
import { createChecker } from './checker';
import { measureConformance } from './conformance/command';
import { evaluateIn, testFiles } from './run-command';

const USAGE =
  'Commands: ligo check [--json] FILE…, ligo types --json FILE…, ligo test [--json] FILE…, ligo eval FILE EXPRESSION.';

const COMMANDS = ['check', 'types', 'test', 'eval'];

/** Programs are checked with the library of the newest version. */
export async function main(
  command: string,
  args: readonly string[],
  { root }: { root: string },
): Promise<number> {
  const loadChecker = async () =>
    createChecker(await loadLibrary(root, site.docs.versions[0]?.name ?? UNRELEASED));
  if (command === 'ligo:conformance')
    return measureConformance({ root, checker: await loadChecker(), args, log: console.log });
  const [action, ...rest] = args;
  const json = rest.includes('--json');
  const files = rest.filter((arg) => !arg.startsWith('--'));
  const [file, expression] = files;
  const unknown = rest.find((arg) => arg.startsWith('--') && arg !== '--json');
  if (unknown) console.error(`Unknown option ${unknown}.`);
  if (unknown || !file || !COMMANDS.includes(action ?? '') || (action === 'eval' && !expression)) {
    console.error(USAGE);
    return 2;
  }
  // npm starts commands in the project root, but file names are relative to the user's directory.
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  const checker = await loadChecker();
  if (action === 'test') return testFiles(files, checker, { log: console.log, json });
  if (action === 'eval') return evaluateIn(file, expression ?? '', checker, console.log);
  if (action === 'types') return listTypes(files, checker, { log: console.log, warn: console.error });
  return checkFiles(files, checker, { log: console.log, json });
}
