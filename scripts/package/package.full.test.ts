/** The tarball of the language works in an empty folder: from JavaScript and TypeScript, in Node and bundled for browsers. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'rolldown';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runNpm } from '../npm.mjs';
import { packageScript } from '../packages';
import { doorsOf } from './doors';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGE = join(ROOT, 'packages/ligo');
const folder = mkdtempSync(join(tmpdir(), 'ligo-package-'));

const USE = `
import { analyse, createLanguage, displayValue, run } from '@ligo-docs/ligo';
const language = createLanguage('1.9.2');
const text = 'const total = List.fold_left(([sum, n]: [int, int]) => sum + n, 0, [1, 2, 39]);';
const analysis = analyse(language, { file: 'main.jsligo', text, syntax: 'jsligo' });
const { values } = await run(analysis);
const total = values.get('total');
export const answer = analysis.problems.length + ' ' + (total ? displayValue(total, 'jsligo') : '');
`;

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

beforeAll(() => {
  const packed = join(folder, 'packed');
  mkdirSync(packed);
  // Scripts are switched off for the packages that the project installs, not for its own.
  const pack = ['pack', '--ignore-scripts=false', '--pack-destination', packed];
  if (!runNpm(pack, { cwd: PACKAGE, stdio: 'ignore' })) throw new Error('npm pack failed.');
  const [tarball = ''] = readdirSync(packed);
  const installed = join(folder, 'node_modules/@ligo-docs/ligo');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(packed, tarball), '-C', installed, '--strip-components=1']);
  // Its dependencies, as npm would install them, without a network.
  const { dependencies }: { dependencies: object } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(dependencies)) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(ROOT, 'node_modules', name), target, { recursive: true });
  }
  write('package.json', '{ "type": "module" }');
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the tarball', () => {
  test('has compiled files and declarations, and no sources', () => {
    const installed = join(folder, 'node_modules/@ligo-docs/ligo');
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'dist/program.js', 'dist/program.d.ts']));
  });

  test('can be used from JavaScript in Node', () => {
    write('use.js', `${USE}console.log(answer);`);
    expect(node('use.js').trim()).toBe('0 42');
  }, 60_000);

  test('has only the doors that it exports', () => {
    write(
      'doors.js',
      doorsOf(PACKAGE)
        .map(({ path }) => `await import('${path}');`)
        .join('\n'),
    );
    node('doors.js');
    write('window.js', "await import('@ligo-docs/ligo/dist/program.js');");
    expect(() => node('window.js')).toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED');
  }, 60_000);

  test.each(['bundler', 'nodenext'])(
    'has types for TypeScript with the resolution %s',
    (moduleResolution) => {
      const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
      const compilerOptions = {
        strict: true,
        noEmit: true,
        target: 'es2023',
        lib: ['es2023', 'dom'],
        types: [],
        module,
        moduleResolution,
      };
      write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['use.ts'] }));
      const wrong = '// @ts-expect-error: it is a text\nexport const wrong: number = answer;\n';
      write('use.ts', `${USE}${wrong}`);
      node(join(ROOT, packageScript('typescript', 'tsc', ROOT)), '--project', folder);
    },
    120_000,
  );

  test('can be bundled for browsers', async () => {
    write('browser.js', USE);
    const { output } = await build({
      input: join(folder, 'browser.js'),
      platform: 'browser',
      write: false,
      logLevel: 'silent',
    });
    const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const files = new Set(output.map(({ fileName }) => fileName));
    const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
    expect(imported.filter((name) => !files.has(name))).toEqual([]);
  }, 60_000);
});
