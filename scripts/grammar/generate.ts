/**
 * Turns the grammar files into parser tables under generated/. Building the tables takes seconds, so they are
 * kept in the repository; each names the digest of the grammar it was built from, and a test compares them.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildParserFile } from '@lezer/generator';
import type { CheckedLanguage } from '../../src/ligo/grammar/language';

/** From the project's folder, where every command is started. */
const folder = 'src/ligo/grammar';

export const grammars: readonly CheckedLanguage[] = ['jsligo', 'cameligo', 'michelson'];

export function tablesPath(language: CheckedLanguage): string {
  return join(folder, 'generated', `${language}.ts`);
}

/** The first line of a generated file, which shows whether it is up to date. */
export function headerOf(language: CheckedLanguage): string {
  const digest = createHash('sha256').update(readGrammar(language)).digest('hex').slice(0, 16);
  return `// Generated from ${language}.grammar (${digest}); see src/ligo/grammar/README.md.`;
}

/** Writes the tables of one language. */
export function generate(language: CheckedLanguage): void {
  const { parser, terms } = buildParserFile(readGrammar(language), {
    fileName: `${language}.grammar`,
    typeScript: true,
    warn: (message) => {
      throw new Error(message);
    },
  });
  write(tablesPath(language), language, parser);
  write(join(folder, 'generated', `${language}.terms.ts`), language, terms);
}

function write(path: string, language: CheckedLanguage, text: string): void {
  const body = text.replace(/^\/\/.*\n/, '');
  writeFileSync(path, `${headerOf(language)}\n${body}`);
}

function readGrammar(language: CheckedLanguage): string {
  return readFileSync(join(folder, `${language}.grammar`), 'utf8');
}
