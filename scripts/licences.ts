/** `npm run licences`: lists the installed packages and checks their licences. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleClient } from '../packages/site/src/generator/client/bundle';
import { licenceFiles } from '../packages/site/src/generator/outputs/licences';
import { projectFrom } from '../packages/site/src/generator/project';
import { completeAddresses } from '../packages/site/src/model/base-url';
import { site } from '../site.config';

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** From its package.json; empty if it has none. */
  readonly licence: string;
}

/** Licences that only require including their text. The font's licence allows rendering images with it. */
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

/** Other licences, allowed for tools that we neither modify nor distribute. */
const ALLOWED_FOR: readonly (readonly [licence: string, packages: RegExp, why: string])[] = [
  ['MPL-2.0', /^lightningcss(-|$)/, 'minifies CSS in the build'],
  ['MPL-2.0', /^@resvg\/resvg-js(-|$)/, 'draws pictures in the build'],
  ['LGPL-3.0-or-later', /^@img\/sharp-/, 'scales pictures in the build'],
  ['WTFPL', /^@cspell\/dict-/, 'words for a tool that checks spelling'],
  ['CC BY-SA 4.0', /^@cspell\/dict-/, 'words for a tool that checks spelling'],
  ['CC-BY-4.0', /^caniuse-lite$/, 'data of a tool for mutation tests'],
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

/** Every installed package, with the licence in its package.json. */
export function installedPackages(root: string): InstalledPackage[] {
  const lock: { packages: Record<string, unknown> } = JSON.parse(
    readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'),
  );
  return Object.keys(lock.packages)
    .map((path): InstalledPackage => {
      const facts: Manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
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

/** With `--out DIR`, also writes the notices of what the site ships, as the build does, and its SBOM. */
export async function main(
  _command: string,
  args: readonly string[],
  place: { root: string; siteConfig: string },
) {
  const { out } = parseArgs({ args: [...args], options: { out: { type: 'string' } } }).values;
  const code = listLicences(installedPackages(place.root), console.log);
  if (out === undefined) return code;
  const { packages } = await bundleClient(projectFrom(place, {}), completeAddresses(site), { css: '' });
  mkdirSync(out, { recursive: true });
  for (const { file, content } of licenceFiles(place.root, packages)) writeFileSync(join(out, file), content);
  console.log(`${packages.length} of them are shipped: licences.txt and sbom.cdx.json are in ${out}.`);
  return code;
}

/** Lists all licences; fails if one is unknown or not allowed. */
export function listLicences(packages: readonly InstalledPackage[], log: (line: string) => void): number {
  const refused = packages.filter((one) => !isAllowed(one));
  for (const { name, version, licence } of packages) log(`${name} ${version}  ${licence || 'unknown'}`);
  log(`${packages.length} packages, ${refused.length} with a licence that is not allowed`);
  for (const { name, licence } of refused)
    log(
      `${name}: '${licence || 'unknown'}' is not allowed. Use another package, or allow it in scripts/licences.ts.`,
    );
  return refused.length === 0 ? 0 : 1;
}
