import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../../..');

/** The configurations in this folder; each is a separate site with the few pages of content/. */
export const VARIANTS = ['busy', 'look', 'slash', 'sub'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The output folder of a variant. Runs on different ports use different folders. */
export function folderOf(name: string): string {
  return join(tmpdir(), `ligo-docs-spec-${process.env.TEST_PORT ?? 4173}`, name);
}

interface Outcome {
  readonly code: number;
  /** The output of the command. */
  readonly output: string;
}

/** Builds a variant as an operator would, and captures the output. */
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
