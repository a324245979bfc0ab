import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** Native packages that the project needs, by name prefix. */
const NATIVE = [
  '@biomejs/cli-',
  '@oxc-parser/binding-',
  '@oxc-resolver/binding-',
  '@resvg/resvg-js-',
  '@rolldown/binding-',
  'lightningcss-',
];

const SYSTEMS = ['linux glibc', 'linux musl', 'darwin', 'win32'].flatMap((system) =>
  ['x64', 'arm64'].map((cpu) => `${system} ${cpu}`),
);

const LOCK_FILES = [
  'package-lock.json',
  ...['docusaurus', 'starlight', 'vitepress'].map((peer) => `bench/peers/${peer}/package-lock.json`),
];

function packagesIn(file: string): { name: string; entry: LockedPackage }[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), entry }));
}

/** The platforms of a package: `linux musl x64`, `darwin arm64`. Without `libc`: glibc and musl. */
function systemsOf({ os = [], cpu = [], libc }: LockedPackage): string[] {
  return os.flatMap((system) => {
    const systems = system === 'linux' ? (libc ?? ['glibc', 'musl']).map((one) => `linux ${one}`) : [system];
    return systems.flatMap((one) => cpu.map((architecture) => `${one} ${architecture}`));
  });
}

describe.each(NATIVE)('the native packages %s*', (prefix) => {
  test('are locked for Linux (glibc and musl), macOS and Windows, on x64 and arm64', () => {
    const locked = packagesIn('package-lock.json').filter(({ name }) => name.startsWith(prefix));
    expect(locked.flatMap(({ entry }) => systemsOf(entry))).toEqual(expect.arrayContaining(SYSTEMS));
  });

  test('have the same version on all platforms', () => {
    const locked = packagesIn('package-lock.json').filter(({ name }) => name.startsWith(prefix));
    expect(new Set(locked.map(({ entry }) => entry.version)).size).toBe(1);
  });
});

describe.each(LOCK_FILES)('%s', (file) => {
  test('contains no registry URLs: packages are locked by content hash', () => {
    const packages = packagesIn(file).filter(
      ({ name, entry }) => !entry.link && !name.startsWith('packages/'),
    );
    expect(packages.filter(({ entry }) => entry.resolved !== undefined)).toEqual([]);
    const unlocked = packages.filter(({ entry }) => !entry.integrity && !entry.inBundle);
    expect(unlocked.map(({ name }) => name)).toEqual([]);
  });
});
