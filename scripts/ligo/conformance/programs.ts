/** The texts of the programs that the oracle speaks of. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
  private readonly byHash: ReadonlyMap<string, OracleProgram>;

  constructor(
    private readonly oracle: Oracle,
    root: string,
  ) {
    const tool = join(oracle.folder, 'extract-samples.mjs');
    execFileSync(process.execPath, [tool, root, this.samples], { stdio: 'ignore' });
    this.byHash = new Map(
      filesBelow(this.samples).map((file) => hashed({ file, text: readFileSync(file, 'utf8') })),
    );
  }

  /** Nothing if the program has changed since the oracle saw it. It may have moved to another place of the page. */
  find(program: string, sha1: string): OracleProgram | undefined {
    if (!program.startsWith('crib/')) return this.byHash.get(sha1);
    const file = join(this.oracle.folder, '..', program);
    if (!existsSync(file)) return undefined;
    const [found, own] = hashed({ file, text: readFileSync(file, 'utf8') });
    return found === sha1 ? own : undefined;
  }

  remove(): void {
    rmSync(this.samples, { recursive: true });
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function hashed(program: OracleProgram): [string, OracleProgram] {
  return [createHash('sha1').update(program.text).digest('hex'), program];
}
