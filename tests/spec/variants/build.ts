import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, '../../..');

/** The configurations beside this file; each is a separate site with the few pages of content/. */
export const VARIANTS = ['busy', 'fixed', 'sub', 'system'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Where a variant is built to. Runs on different ports do not meet. */
export function folderOf(name: string): string {
  return join(tmpdir(), `ligo-docs-spec-${process.env.TEST_PORT ?? 4173}`, name);
}

export interface Outcome {
  readonly code: number;
  /** Everything that the command has written. */
  readonly output: string;
}

interface BuildOptions {
  readonly content?: string;
  readonly config?: string;
}

/** Builds a site as an operator would, from a folder that holds content/. */
export async function build(name: string, { content = here, config }: BuildOptions = {}): Promise<Outcome> {
  const out = folderOf(name);
  const env = { ...process.env, ...(config ? { SITE_CONFIG: config } : {}) };
  const args = ['scripts/run.mjs', 'build', '--content', content, '--out', out];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
}

/** Builds a variant and keeps what the build has said. */
export async function buildVariant(name: Variant): Promise<Outcome> {
  const outcome = await build(name, { config: `tests/spec/variants/${name}.ts` });
  await writeFile(`${folderOf(name)}.log`, outcome.output);
  return outcome;
}
