import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from '@ligo-docs/ligo';
import { format, syntaxOfFile } from '@ligo-docs/ligo/syntax';
import type { Checker } from './checker';
import { formatPage } from './format-pages';

interface Output {
  readonly log: (line: string) => void;
  /** Names the files that are not formatted, and changes none. */
  readonly check: boolean;
}

interface Formatted {
  readonly text: string;
  /** The places that were not formatted, as `file` or `file:line`. */
  readonly changed: readonly string[];
}

/** Formats programs, pages and all pages in folders, or only looks whether they are, and returns the exit code. */
export function formatFiles(names: readonly string[], checker: Checker, { log, check }: Output): number {
  const files = names.flatMap(filesOf);
  let changed = 0;
  let refused = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const formatted = isPage(file) ? formattedPage(file, text) : formattedProgram(file, text);
    if (formatted === undefined) {
      refused++;
      for (const line of linesOf(checker.checkFile(file))) log(line);
    } else if (formatted.changed.length > 0) {
      changed++;
      for (const place of formatted.changed)
        log(check ? `${place}: not formatted. Run it without --check.` : `${place}: formatted`);
      if (!check) writeFileSync(file, formatted.text);
    }
  }
  log(
    `${files.length} ${files.length === 1 ? 'file' : 'files'}, ${changed} ${check ? 'not formatted' : 'changed'}, ${refused} with problems`,
  );
  return refused > 0 || (check && changed > 0) ? 1 : 0;
}

function isPage(file: string): boolean {
  return /\.(md|yaml)$/.test(file);
}

/** Of a folder, its pages and programs. */
function filesOf(name: string): readonly string[] {
  if (!statSync(name).isDirectory()) return [name];
  return readdirSync(name, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(md|yaml|jsligo|mligo)$/.test(path))
    .sort()
    .map((path) => join(name, path));
}

function formattedPage(file: string, text: string): Formatted {
  const page = formatPage(text);
  return { text: page.text, changed: page.changed.map((line) => `${file}:${line}`) };
}

function formattedProgram(file: string, text: string): Formatted | undefined {
  const formatted = format(text, syntaxOfFile(file));
  return formatted === undefined ? undefined : { text: formatted, changed: formatted === text ? [] : [file] };
}
