/** `npm run ligo:package`: compiles the language for its tarball. `npm pack` in packages/ligo runs it first. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { runNode } from '../node-process';
import { packageScript } from '../packages';
import { completeSpecifiers } from './declarations';
import { doorsOf } from './doors';

export async function main(
  _command: string,
  _args: readonly string[],
  { root }: { root: string },
): Promise<number> {
  const folder = join(root, 'packages/ligo');
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  await build({
    input: Object.fromEntries(doorsOf(folder).map(({ name, source }) => [name, join(folder, source)])),
    // Dependencies are installed with the package.
    external: /^(?![./]|[A-Za-z]:[\\/])/,
    platform: 'neutral',
    tsconfig: false,
    logLevel: 'warn',
    output: {
      dir: dist,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'shared/[name]-[hash].js',
    },
  });
  const compiler = packageScript('typescript', 'tsc');
  const { ok, output } = await runNode([compiler, '--project', 'packages/ligo/tsconfig.package.json']);
  if (!ok) {
    console.error(output);
    return 1;
  }
  completeSpecifiers(dist);
  return 0;
}
