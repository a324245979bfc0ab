import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by their path, with `/`. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a separate folder, which is deleted after the test; returns its path. */
export async function tinySite(files: Files): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'tiny-site-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await addFiles(root, files);
  return root;
}

/** The same for several tests, which remove it at the end. */
export function tinyFolder(files: Files): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-site-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Adds files to a folder, or replaces some. */
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
