/** The notices of the packages whose code readers download, and a list of them for programs (CycloneDX). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../output';

interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  /** The text of its licence, which most licences want to be kept. */
  readonly notice: string;
  /** The hash of its archive, from the lock file. */
  readonly integrity?: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}

/** Both files for packages in these folders, which are relative to the project. */
export function licenceFiles(root: string, folders: readonly string[]): OutputFile[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const shipped = folders.map((folder) => readPackage(root, folder, lock));
  return [
    { file: 'licences.txt', content: noticesOf(shipped) },
    { file: 'sbom.cdx.json', content: `${JSON.stringify(bomOf(shipped), null, 2)}\n` },
  ];
}

function readPackage(root: string, folder: string, lock: LockFile): ShippedPackage {
  const path = join(root, folder);
  const {
    name,
    version,
    license = '',
  } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest;
  const texts = readdirSync(path).filter((file) => /^(licen[cs]e|copying|notice)(\.|$)/i.test(file));
  if (texts.length === 0)
    throw new Error(`${folder} has no licence text, which the site has to publish with its code.`);
  const notice = texts
    .sort()
    .map((file) => readFileSync(join(path, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return {
    name,
    version,
    licence: license,
    notice: notice.join('\n\n'),
    integrity: lock.packages[folder]?.integrity,
  };
}

function noticesOf(shipped: readonly ShippedPackage[]): string {
  const intro = 'The scripts of this site contain code of these packages.';
  const parts = shipped.map(
    ({ name, version, licence, notice }) => `${name} ${version} (${licence})\n\n${notice}`,
  );
  return `${[intro, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** CycloneDX 1.6. Without a time and a serial number, so that the same tree gives the same file. */
function bomOf(shipped: readonly ShippedPackage[]): object {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'ligo-docs', 'bom-ref': 'ligo-docs' } },
    components: shipped.map(({ name, version, licence, integrity }) => ({
      type: 'library',
      'bom-ref': purlOf(name, version),
      name,
      version,
      purl: purlOf(name, version),
      licenses: [/ (?:AND|OR|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
      ...(integrity && { hashes: hashesOf(integrity) }),
    })),
    dependencies: [
      { ref: 'ligo-docs', dependsOn: shipped.map(({ name, version }) => purlOf(name, version)) },
      ...shipped.map(({ name, version }) => ({ ref: purlOf(name, version), dependsOn: [] })),
    ],
  };
}

function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

const ALGORITHMS: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** From the form of lock files, `sha512-<base64>`. */
function hashesOf(integrity: string): { alg: string; content: string }[] {
  return integrity.split(' ').flatMap((one) => {
    const [name = '', value = ''] = one.split(/-(.*)/s);
    const alg = ALGORITHMS[name];
    return alg ? [{ alg, content: Buffer.from(value, 'base64').toString('hex') }] : [];
  });
}
