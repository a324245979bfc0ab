/** The texts of the programs in the oracle. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Oracle } from './oracle';

export interface OracleProgram {
  /** Its path on disk; included files are resolved relative to it. */
  readonly file: string;
  readonly text: string;
}

/** The programs of the pages, extracted with the oracle's own tool, and those of the reference collection. */
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

  /** Undefined if the program has changed since it was recorded. It may have moved within the page. */
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
