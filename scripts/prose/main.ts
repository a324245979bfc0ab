import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintProse } from './lint';

const FOLDERS = ['content', 'docs'];

/** `npm run lint:prose`: words and sentences of pages and documents; `docs/writing.md` has the rules. */
export function main(_command: string, _args: readonly string[], { root }: { root: string }): number {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  ).sort();
  let problems = 0;
  for (const file of files) {
    for (const { line, message } of lintProse(readFileSync(join(root, file), 'utf8'))) {
      console.error(`${file}:${line}: ${message}`);
      problems += 1;
    }
  }
  if (problems > 0) console.error(`${files.length} files, ${problems} problems.`);
  return problems > 0 ? 1 : 0;
}
