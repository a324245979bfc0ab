import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createLanguage } from '@ligo-docs/ligo';
import { sampleFiles } from '../../packages/site/src/content/files';
import { latestVersion } from '../../packages/site/src/model/version';
import { site } from '../../site.config';
import { completePairs } from './pairs';

/** `npm run new:sample -- PAGE…` writes the second syntax of all samples that have one only. */
export async function main(
  _command: string,
  args: readonly string[],
  { root }: { root: string },
): Promise<number> {
  if (args.length === 0) {
    console.error('Usage: npm run new:sample -- PAGE… (for example content/docs/lists/adding.md)');
    return 2;
  }
  const language = createLanguage(latestVersion(site.docs.versions).name);
  let refused = 0;
  for (const name of args) {
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
    const text = readFileSync(file, 'utf8');
    const page = completePairs(text, language, sampleFiles(root));
    for (const line of page.written) console.log(`${name}:${line}: written in the other syntax`);
    for (const { line, reason } of page.refused) console.error(`${name}:${line}: not translated: ${reason}`);
    refused += page.refused.length;
    if (page.text !== text) writeFileSync(file, page.text);
    if (page.written.length + page.refused.length === 0)
      console.log(`${name}: all samples are in both syntaxes`);
  }
  return refused > 0 ? 1 : 0;
}
