/** Programs with the compiler's own verdicts, which are kept outside the project. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSyntax } from './check';
import { highlightLigo } from './highlight-ligo';
import type { LigoSyntax } from './language';

const crib = '../shared/facts/crib';
const syntaxOf: Readonly<Record<string, LigoSyntax>> = { '.jsligo': 'jsligo', '.mligo': 'cameligo' };

interface Program {
  file: string;
  syntax: LigoSyntax;
  code: string;
}

function programs(folder: string): Program[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => {
    const syntax = syntaxOf[extname(file)];
    return syntax ? [{ file, syntax, code: readFileSync(join(folder, file), 'utf8') }] : [];
  });
}

describe.skipIf(!existsSync(crib)).each(['lang', 'contracts'])(`%s (needs ${crib})`, (folder) => {
  test('every accepted program follows the grammar', () => {
    for (const { file, syntax, code } of programs(join(crib, folder))) {
      expect(checkSyntax(code, syntax), file).toEqual([]);
      expect(highlightLigo(code, syntax), file).toContain('<span');
    }
  });

  test('a rejected program is rejected here if and only if the compiler’s parser rejected it', () => {
    for (const { file, syntax, code } of programs(join(crib, folder, 'refused'))) {
      const answer = code.trimEnd().split('\n').at(-1) ?? '';
      const byParser = /\[(preprocessing|preproc|lexing|lexer|parsing|parser)\]/.test(answer);
      expect(checkSyntax(code, syntax).length > 0, `${file}: ${answer}`).toBe(byParser);
    }
  });
});
