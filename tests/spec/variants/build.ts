import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');

/** The configurations beside this file; each is a separate site with the few pages of content/. */
export const VARIANTS = ['busy', 'sub'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Where a variant is built to. Runs on different ports do not meet. */
export function folderOf(name: string): string {
  return join(tmpdir(), `ligo-docs-spec-${process.env.TEST_PORT ?? 4173}`, name);
}

interface Outcome {
  readonly code: number;
  /** Everything that the command has written. */
  readonly output: string;
}

/** Builds a variant as an operator would, and keeps what the build has said. */
export async function buildVariant(name: Variant): Promise<Outcome> {
  const out = folderOf(name);
  const env = { ...process.env, SITE_CONFIG: `tests/spec/variants/${name}.ts` };
  const args = ['scripts/run.mjs', 'build', '--content', here, '--out', out];
  const outcome = await new Promise<Outcome>((resolve) => {
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
  await writeFile(`${out}.log`, outcome.output);
  return outcome;
}
