import { accessSync, constants, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where these programs are on the PATH. */
export function findOnPath(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  const ending = process.platform === 'win32' ? '.exe' : '';
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name + ending)))
    .filter(isExecutable);
  // The same file is often in several folders: /bin is a link to /usr/bin.
  return [...new Map(found.toReversed().map((path) => [realpathSync(path), path])).values()].toReversed();
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
