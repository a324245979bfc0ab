/** Type declarations for every module resolution of TypeScript. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Adds file endings to the relative imports in all declarations of a folder: Node's resolution requires them. */
export function completeSpecifiers(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  );
  for (const file of files.map((name) => join(folder, name))) {
    const isFile = (specifier: string) => existsSync(join(dirname(file), `${specifier}.d.ts`));
    writeFileSync(file, withEndings(readFileSync(file, 'utf8'), isFile));
  }
}

const SPECIFIER = /((?:from|import\()\s*)(['"])(\.{1,2}\/?[^'"]*)\2/g;

/**
 * `isFile` tells a module from a folder with an entry module.
 * @internal
 */
export function withEndings(text: string, isFile: (specifier: string) => boolean): string {
  return text.replace(SPECIFIER, (whole, before, quote, specifier) => {
    if (/\.js$/.test(specifier)) return whole;
    return `${before}${quote}${specifier}${isFile(specifier) ? '' : '/index'}.js${quote}`;
  });
}
