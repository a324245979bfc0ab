import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { typescriptFiles } from '../../scripts/typescript/blocks';

/** Compiles a file that a page tells its readers to write, and imports it; `T` is what the test expects of it. */
export async function loadPageFile<T>(page: string, name: string, folder: string): Promise<T> {
  const sources = join(folder, basename(page, '.md'));
  mkdirSync(sources, { recursive: true });
  for (const [file, code] of typescriptFiles(readFileSync(page, 'utf8')))
    writeFileSync(join(sources, file), code);
  const output = join(sources, `${name}.mjs`);
  await build({
    input: join(sources, `${name}.ts`),
    // Packages are those of the project.
    external: /^(?![./]|[A-Za-z]:[\\/])/,
    platform: 'node',
    tsconfig: false,
    logLevel: 'warn',
    output: { file: output, format: 'esm' },
  });
  return import(pathToFileURL(output).href) as Promise<T>;
}
