import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The path of a package's command, to run with Node in `folder`. Unlike `npx`, it needs no shell on Windows.
 * @example packageScript('vitest'), packageScript('typescript', 'tsc')
 */
export function packageScript(name: string, command: string = name, folder = '.'): string {
  const place = join('node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, place, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script) throw new Error(`The package ${name} has no command "${command}".`);
  return join(place, script);
}
