/** The library of a version. */
import type { LibraryEntry, ModuleSignatures, VersionRange } from './entry';
import { SIGNATURES } from './signatures';

/** The unreleased version, which is newer than all others. */
export const UNRELEASED = 'next';

/** The values and types of a version such as `1.6.0`; by default of the unreleased one. */
export function libraryEntries(version = UNRELEASED, modules = SIGNATURES): LibraryEntry[] {
  return modules
    .flatMap(namedSignatures)
    .filter((one) => isInRange(version, one))
    .map(({ module, name, kind, signature }) => ({ module, name, kind, signature }));
}

/** An entry of some versions. */
export interface NamedSignature extends LibraryEntry, VersionRange {}

/** The signatures of a module, of all versions. */
export function namedSignatures({ path, signatures }: ModuleSignatures): NamedSignature[] {
  return signatures.map((one) => {
    const { signature, ...range } = typeof one === 'string' ? { signature: one } : one;
    return { ...entryOf(path, signature), ...range };
  });
}

/** `val map :`, `type ('key, 'value) t`: the keyword, the parameters of a type, the name. */
const DECLARATION = /^(val|type) (?:'\w+ |\([^)]*\) )?@?(\w+)/;

function entryOf(module: string, signature: string): LibraryEntry {
  const [, keyword, name] = DECLARATION.exec(signature) ?? [];
  if (name === undefined) throw new Error(`The signature "${signature}" of ${module} declares no name.`);
  return { module, name, kind: keyword === 'val' ? 'value' : 'type', signature };
}

function isInRange(version: string, { since = version, until = version }: VersionRange): boolean {
  return compareVersions(since, version) <= 0 && compareVersions(version, until) <= 0;
}

/** Numbers are compared part by part; a name that is not a number is newer than all of them. */
function compareVersions(a: string, b: string): number {
  const [first, second] = [partsOf(a), partsOf(b)];
  const index = first.findIndex((part, place) => part !== second[place]);
  return index < 0 ? 0 : (first[index] ?? 0) - (second[index] ?? 0);
}

function partsOf(version: string): number[] {
  return /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : [Number.MAX_SAFE_INTEGER];
}
