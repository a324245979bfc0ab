/** The generated parser tables: where they are, and which grammar each was built from. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedLanguage } from '@ligo-docs/ligo/syntax';

/** Relative to the project root, the working directory of every command. */
const folder = 'packages/ligo/src/syntax/grammar';

export function tablesPath(language: CheckedLanguage): string {
  return join(folder, 'generated', `${language}.ts`);
}

export function termsPath(language: CheckedLanguage): string {
  return join(folder, 'generated', `${language}.terms.ts`);
}

/** The first line of a generated file, which shows whether it is up to date. */
export function headerOf(language: CheckedLanguage): string {
  const digest = createHash('sha256').update(readGrammar(language)).digest('hex').slice(0, 16);
  return `// Generated from ${language}.grammar (${digest}); see packages/ligo/src/syntax/grammar/README.md.`;
}

export function readGrammar(language: CheckedLanguage): string {
  return readFileSync(join(folder, `${language}.grammar`), 'utf8');
}
