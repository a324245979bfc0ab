import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by their path, with `/`. */
export type Files = Readonly<Record<string, string>>;

/** Writes files into a folder of their own, which goes away with the test; gives the folder's path. */
export async function tinySite(files: Files): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'tiny-site-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await addFiles(root, files);
  return root;
}

/** Writes further files into a folder, or others in the place of some. */
export async function addFiles(root: string, files: Files): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}

/** The text of a page with the fields that every page has. */
export function pageText(title: string, body = 'Text.', fields = ''): string {
  return `---\ntitle: ${title}\ndescription: About ${title}.\n${fields}---\n\n${body}\n`;
}
