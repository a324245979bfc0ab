import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { runNode } from '../node-process';
import { packageScript } from '../packages';
import { typescriptFiles } from './blocks';

export interface Page {
  /** From the root, with slashes. */
  readonly file: string;
  readonly text: string;
}

/** What a reader's project has, with the strictness of a new one. */
const SETTINGS = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
};

/** Writes the files of all pages below the folder, a folder for each page; returns how many. */
export function writeFiles(pages: readonly Page[], folder: string): number {
  rmSync(folder, { recursive: true, force: true });
  let count = 0;
  for (const { file, text } of pages) {
    for (const [name, code] of typescriptFiles(text)) {
      const path = join(folder, file, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
      count += 1;
    }
  }
  return count;
}

/** Checks the types of the files that `writeFiles` wrote; the problems name the pages and their lines. */
export async function checkTypes(folder: string, root: string): Promise<readonly string[]> {
  const declarations = join(root, 'scripts/typescript/packages.d.ts');
  const project = join(folder, 'tsconfig.json');
  const include = ['**/*.ts', '**/*.tsx', relative(folder, declarations).split(sep).join('/')];
  writeFileSync(project, JSON.stringify({ ...SETTINGS, include }));
  const { ok, output } = await runNode([
    packageScript('typescript', 'tsc'),
    '--pretty',
    'false',
    '-p',
    project,
  ]);
  return ok
    ? []
    : output
        .trim()
        .split('\n')
        .map((line) => readable(line, folder, root));
}

/** `…/page.md/page.ts(7,3): error TS2322: …` as `page.md:7:3: …`. */
function readable(line: string, folder: string, root: string): string {
  const [, path, row, column, message] = /^(.+)\((\d+),(\d+)\): error (TS.*)$/.exec(line) ?? [];
  if (path === undefined) return line;
  const page = dirname(relative(folder, join(root, path)));
  return `${page.split(sep).join('/')}:${row}:${column}: ${message}`;
}
