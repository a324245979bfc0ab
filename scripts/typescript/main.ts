/** `npm run check:typescript`: checks the types of all TypeScript on pages against the packages that they use. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../packages/site/src/content/files';
import { checkTypes, type Page, writeFiles } from './check';

export async function main(
  _command: string,
  _args: readonly string[],
  { root }: { root: string },
): Promise<number> {
  const folder = join(root, 'node_modules/.cache/ligo-docs/typescript-samples');
  const count = writeFiles(await readPages(root), folder);
  const problems = await checkTypes(folder, root);
  for (const problem of problems) console.error(problem);
  console.log(`${count} files of TypeScript, ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
}

async function readPages(root: string): Promise<readonly Page[]> {
  const files = (await listFiles(root, 'content')).filter((file) => file.endsWith('.md'));
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })));
}
