import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Finds the contracts that samples originate from files: they are in content/files. */
export function sampleFiles(contentRoot: string): (path: string) => string | undefined {
  return (path) => {
    const file = join(contentRoot, 'content/files', path);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
  };
}
