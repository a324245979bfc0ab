import { unnamedParameters } from '@ligo-docs/ligo/highlight';
import { qualifiedName } from '@ligo-docs/ligo/library';
import type { KnownVersions } from '../../model/marks';
import type { Reporter } from '../../model/problem';
import type { VersionRange } from '../../model/version';
import { overlap } from '../../model/version-ranges';
import type { LibrarySymbol, PageSource } from '../content';
import type { TextFile } from '../files';
import { checkMarks } from '../marks/check';
import { readYaml } from '../yaml';
import { modulePage, type Relative } from './page';
import { type ModuleFile, moduleFields, placeEntries, type ReferenceModule } from './schema';

/** The modules of the standard library, and every name in them. */
export function readReference(files: readonly TextFile[], report: Reporter, known?: KnownVersions) {
  const read = files.flatMap((file) => {
    const yaml = readYaml(file, moduleFields, report);
    if (!yaml) return [];
    checkEntries(yaml);
    checkEntryMarks(yaml, known);
    return [{ ...file, module: placeEntries(file.file, yaml) }];
  });
  const modules = read.map(({ module }) => module);
  const pages = read.map(({ file, text, module }): PageSource => {
    const { page, title, description } = module;
    const family = familyOf(module, modules);
    const shown = family.map(({ relation, module: other }) => [relation, other.title, other.description]);
    return {
      id: `reference/${page}`,
      file,
      kind: 'api',
      title,
      description,
      keywords: [module.module],
      ...module.range,
      source: text + JSON.stringify(shown),
      tree: () => modulePage(module, family),
    };
  });
  return { pages, symbols: collectSymbols(modules), entries: modules.flatMap(({ entries }) => entries) };
}

/** Checks that each entry is listed once, in a known group, and that functions have named parameters. */
function checkEntries({ data, fail }: ModuleFile): void {
  const seen = new Map<string, VersionRange[]>();
  data.entries.forEach((entry, index) => {
    const { name, kind, group, jsligo, parameters } = entry;
    const unnamed = unnamedParameters(jsligo);
    if (unnamed.length > 0 && parameters.length !== unnamed.length) {
      const message = `'${name}' has ${unnamed.length} parameters (${unnamed.join(', ')}): name each in 'parameters'.`;
      fail(['entries', index, 'name'], message);
    }
    if (group !== undefined && !data.groups?.includes(group))
      fail(['entries', index, 'group'], `'${group}' is not in the list 'groups' of this file: add it there.`);
    const same = seen.get(`${kind} ${name}`) ?? [];
    if (same.some((other) => overlap(other, entry))) {
      const message = `The ${kind} '${name}' is listed twice: remove one of them, or let one end (until) before the other begins (since).`;
      fail(['entries', index, 'name'], message);
    }
    seen.set(`${kind} ${name}`, [...same, entry]);
  });
}

function checkEntryMarks({ data, fail }: ModuleFile, known: KnownVersions): void {
  data.entries.forEach((entry, index) => {
    checkMarks(entry, known, (path, message) => fail(['entries', index, ...path], message));
  });
}

/** `Test.Next.State` is inside `Test.Next` and contains `Test.Next.State.Reset`. */
function familyOf(module: ReferenceModule, all: readonly ReferenceModule[]): Relative[] {
  const around = ({ module: path }: ReferenceModule) => path.slice(0, Math.max(0, path.lastIndexOf('.')));
  if (!module.module) return [];
  const others = all.filter((other) => other !== module && other.module);
  const [parent] = namedFirst(others.filter((other) => other.module === around(module)));
  const children = others.filter((other) => around(other) === module.module);
  return [
    ...(parent ? [{ relation: 'Part of', module: parent } as const] : []),
    ...children.map((child) => ({ relation: 'Contains', module: child }) as const),
  ];
}

/** A module may have two pages; links lead to the one named after it. */
function namedFirst(modules: readonly ReferenceModule[]): ReferenceModule[] {
  const isNamed = ({ page, module }: ReferenceModule) =>
    page === `${module.toLowerCase().replaceAll('_', '-')}-reference`;
  return [...modules].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}

/** A name may have another type in other versions, and be both a value and a type. */
function withEntry(first: LibrarySymbol, entry: LibrarySymbol): LibrarySymbol {
  if (first.kind === entry.kind) return { ...first, elsewhere: [...(first.elsewhere ?? []), entry] };
  return { ...first, also: first.also ? withEntry(first.also, entry) : entry };
}

function collectSymbols(modules: readonly ReferenceModule[]): Map<string, LibrarySymbol> {
  const symbols = new Map<string, LibrarySymbol>();
  for (const { aliases, entries } of namedFirst(modules)) {
    for (const entry of entries) {
      for (const module of aliases) {
        const name = qualifiedName({ module, name: entry.name });
        symbols.set(name, { ...entry, deprecated: undefined });
      }
      const first = symbols.get(entry.fullName);
      if (!first) symbols.set(entry.fullName, entry);
      else if (first.page === entry.page) symbols.set(entry.fullName, withEntry(first, entry));
    }
  }
  return symbols;
}
