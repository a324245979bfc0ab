/**
 * Turns the grammar files into parser tables under generated/. Building the tables takes seconds, so they are
 * committed; each contains the digest of the grammar it was built from, and a test compares them.
 */
import { writeFileSync } from 'node:fs';
import { buildParserFile } from '@lezer/generator';
import type { CheckedLanguage } from '@ligo-docs/ligo/syntax';
import { headerOf, readGrammar, tablesPath, termsPath } from './tables';

export const grammars: readonly CheckedLanguage[] = ['jsligo', 'cameligo', 'michelson'];

/** Writes the tables of one language. */
export function generate(language: CheckedLanguage): void {
  const { parser, terms } = buildParserFile(readGrammar(language), {
    fileName: `${language}.grammar`,
    typeScript: true,
    warn: (message) => {
      throw new Error(message);
    },
  });
  // Decoding the tables is slow, so a parser is created on first use.
  write(tablesPath(language), language, parser.replace('parser = LRParser', 'createParser = () => LRParser'));
  write(termsPath(language), language, terms);
}

function write(path: string, language: CheckedLanguage, text: string): void {
  const body = text.replace(/^\/\/.*\n/, '');
  writeFileSync(path, `${headerOf(language)}\n${body}`);
}
