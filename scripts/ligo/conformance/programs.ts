/** The texts of the programs that the oracle speaks of. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Oracle } from './oracle';

export interface OracleProgram {
  /** Where it stands on disk: files that it names are found from there. */
  readonly file: string;
  readonly text: string;
}

/** The programs of the pages, taken out with the oracle's own tool, and those of the crib. */
export class OraclePrograms {
  private readonly samples = mkdtempSync(join(tmpdir(), 'ligo-samples-'));

  constructor(
    private readonly oracle: Oracle,
    root: string,
  ) {
    const tool = join(oracle.folder, 'extract-samples.mjs');
    execFileSync(process.execPath, [tool, root, this.samples], { stdio: 'ignore' });
  }

  /** Nothing if the program has changed since the oracle saw it. */
  find(program: string, sha1: string): OracleProgram | undefined {
    const places = program.startsWith('crib/')
      ? [join(this.oracle.folder, '..', program)]
      : ['ok', 'fails'].map((kind) => join(this.samples, kind, program));
    const file = places.find((place) => existsSync(place));
    if (!file) return undefined;
    const text = readFileSync(file, 'utf8');
    return createHash('sha1').update(text).digest('hex') === sha1 ? { file, text } : undefined;
  }

  remove(): void {
    rmSync(this.samples, { recursive: true });
  }
}
