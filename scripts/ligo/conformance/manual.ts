/** The samples of a published manual of LIGO, judged by the rules of its version. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { LigoSyntax } from '@ligo-docs/ligo/syntax';

export interface ManualProgram {
  /** The page, the syntax and the group. */
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly syntax: LigoSyntax;
}

const FENCE = /^[ \t]*```(jsligo|cameligo)\b([^\n]*)\n([\s\S]*?)^[ \t]*```/gm;
const ENDINGS = { jsligo: 'jsligo', cameligo: 'mligo' } as const;

/** The programs of a folder of Markdown pages: samples of one group are one program, others are one each. */
export function manualPrograms(folder: string): ManualProgram[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => programsOf(join(folder, file), relative('.', file)));
}

function programsOf(path: string, page: string): ManualProgram[] {
  const texts = new Map<string, { readonly syntax: LigoSyntax; readonly parts: string[] }>();
  for (const [, syntax, info = '', code = ''] of readFileSync(path, 'utf8').matchAll(FENCE)) {
    if (/\bskip\b/.test(info) || (syntax !== 'jsligo' && syntax !== 'cameligo')) continue;
    const group = /\bgroup=(\S+)/.exec(info)?.[1] ?? `#${texts.size}`;
    const key = `${page} ${syntax} ${group}`;
    const known = texts.get(key);
    if (known) known.parts.push(code);
    else texts.set(key, { syntax, parts: [code] });
  }
  return [...texts].map(([name, { syntax, parts }]) => ({
    name,
    file: `manual.${ENDINGS[syntax]}`,
    text: parts.join('\n'),
    syntax,
  }));
}
