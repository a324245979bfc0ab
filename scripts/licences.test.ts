import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ROOT } from '../tests/helpers/dist';
import { tinySite } from '../tests/helpers/tiny-site';
import { installedPackages, isAllowed, listLicences } from './licences';

const one = (licence: string, name = 'a') => ({ name, version: '1.0.0', licence });

describe('a licence', () => {
  test.each(['MIT', 'Apache-2.0', 'MIT OR GPL-3.0-only', '(MIT OR Apache-2.0)', 'MIT AND OFL-1.1'])(
    'is allowed: %s',
    (id) => {
      expect(isAllowed(one(id))).toBe(true);
    },
  );

  test.each([
    '',
    'GPL-3.0-only',
    'AGPL-3.0',
    'LGPL-2.1',
    'MIT AND GPL-3.0-only',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    'MPL-2.0',
  ])('is not: %j', (id) => {
    expect(isAllowed(one(id))).toBe(false);
  });

  it('with copyleft is allowed for tools that are not distributed', () => {
    expect(isAllowed(one('MPL-2.0', 'lightningcss-linux-x64-gnu'))).toBe(true);
    expect(isAllowed(one('MPL-2.0', 'not-lightningcss'))).toBe(false);
  });
});

describe('the list of licences', () => {
  it('has every installed package, and fails on a licence that is not allowed', async () => {
    const manifest = (name: string, license?: unknown) => JSON.stringify({ name, version: '2.0.0', license });
    const root = await tinySite({
      'node_modules/.package-lock.json': JSON.stringify({
        packages: { 'node_modules/b': {}, 'node_modules/a': {}, 'node_modules/c': {} },
      }),
      'node_modules/a/package.json': manifest('a', 'MIT'),
      'node_modules/b/package.json': manifest('b', { type: 'GPL-3.0' }),
      'node_modules/c/package.json': manifest('c'),
    });
    const told: string[] = [];
    expect(listLicences(installedPackages(root), (line) => told.push(line))).toBe(1);
    expect(told).toEqual([
      'a 2.0.0  MIT',
      'b 2.0.0  GPL-3.0',
      'c 2.0.0  unknown',
      '3 packages, 2 with a licence that is not allowed',
      "b: 'GPL-3.0' is not allowed. Use another package, or allow it in scripts/licences.ts.",
      "c: 'unknown' is not allowed. Use another package, or allow it in scripts/licences.ts.",
    ]);
  });

  it('of this project has no disallowed licence', () => {
    expect(installedPackages(ROOT).filter((installed) => !isAllowed(installed))).toEqual([]);
  });
});

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        resolved?: string;
        link?: boolean;
        integrity?: string;
        hasInstallScript?: boolean;
        optionalDependencies?: Record<string, string>;
      }
    >
  >;
}

describe('the dependencies', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const manifests = ['package.json', 'packages/ligo/package.json', 'packages/site/package.json'].map(
    (file) => JSON.parse(read(file)) as Record<'name' | 'dependencies' | 'devDependencies', object>,
  );
  const named = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  );
  const declared = [...new Set(named)].filter((name) => !name.startsWith('@ligo-docs/'));
  const { packages } = JSON.parse(read('package-lock.json')) as Lock;
  const locked = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

  it('are explained in the README, package by package', () => {
    const table = read('README.md').split('### What it depends on')[1]?.split('\n##')[0] ?? '';
    const named = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(named.toSorted()).toEqual(declared.toSorted());
  });

  it('are locked by content without URLs, and run no install scripts', () => {
    expect(locked.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    expect(locked.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
    // Taquito has one, which is not run: with it, the types that pages are checked against are the same.
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(scripted).toEqual(['node_modules/@taquito/taquito']);
    expect(read('.npmrc')).toContain('ignore-scripts=true');
  });

  it('include native packages for Linux on x64 and arm64', () => {
    const native = locked.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => /linux-(arm64|x64)(-gnu)?$/.test(name)),
    );
    expect(native.length).toBeGreaterThanOrEqual(8);
    expect(native.filter((name) => !packages[`node_modules/${name}`])).toEqual([]);
  });
});
