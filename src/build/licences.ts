/** `npm run licences`: the packages that are installed, and whether their licences let us use them as we do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** As the package writes it; empty when it does not say. */
  readonly licence: string;
}

/** Licences that ask for no more than their own text. The font's is met by drawing with it. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '0BSD',
  'CC0-1.0',
  'OFL-1.1',
]);

/** Licences that ask for changes to be given back, for tools that are run as they are and not given out. */
const ALLOWED_FOR: readonly (readonly [licence: string, packages: RegExp, why: string])[] = [
  ['MPL-2.0', /^lightningcss(-|$)/, 'minifies CSS in the build'],
  ['MPL-2.0', /^@resvg\/resvg-js(-|$)/, 'draws pictures in the build'],
  ['MPL-2.0', /^(axe-core|@axe-core\/playwright)$/, 'runs in tests'],
];

/** Whether a package may be used. `A OR B` needs one of the two, `A AND B` both. */
export function isAllowed({ name, licence }: InstalledPackage): boolean {
  const one = (id: string) =>
    ALLOWED.has(id) || ALLOWED_FOR.some(([only, packages]) => only === id && packages.test(name));
  return licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some(
      (option) => option !== '' && option.split(' AND ').every((id) => one(id.replace(/[()]/g, '').trim())),
    );
}

/** Everything that npm notes as installed, with the licence that stands in the package itself. */
export function installedPackages(root: string): InstalledPackage[] {
  const note = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  return Object.keys(note.packages)
    .map((path): InstalledPackage => {
      const facts = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as Manifest;
      return { name: facts.name, version: facts.version, licence: licenceOf(facts) };
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type?: string };
}

function licenceOf({ license }: Manifest): string {
  return (typeof license === 'object' ? license.type : license) ?? '';
}

/** Tells all licences; fails where one is unknown or not allowed. */
export function listLicences(packages: readonly InstalledPackage[], tell: (line: string) => void): number {
  const refused = packages.filter((one) => !isAllowed(one));
  for (const { name, version, licence } of packages) tell(`${name} ${version}  ${licence || 'unknown'}`);
  tell(`${packages.length} packages, ${refused.length} with a licence that is not allowed`);
  for (const { name, licence } of refused)
    tell(
      `${name}: '${licence || 'unknown'}' is not allowed. Use another package, or allow it in src/build/licences.ts.`,
    );
  return refused.length === 0 ? 0 : 1;
}
