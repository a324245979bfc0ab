import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_FILES } from '../../content/files';

/** Finds the contracts that samples originate from files: they are in content/files. */
export function sampleFiles(contentRoot: string): (path: string) => string | undefined {
  return (path) => {
    const file = join(contentRoot, SAMPLE_FILES, path);
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
  };
}
