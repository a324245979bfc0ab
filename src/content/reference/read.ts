import { unnamedParameters } from '../../ligo/grammar/signature';
import type { Reporter } from '../../model/problem';
import type { TextFile } from '../files';
import type { LibrarySymbol } from '../names';
import type { PageSource } from '../page-source';
import { readYaml, type YamlFile } from '../yaml';
import { type ModuleFamily, modulePage } from './page';
import { entryAnchors, type LibraryModule, moduleFields, qualifiedName } from './schema';

export interface Reference {
  readonly pages: readonly PageSource[];
  readonly symbols: ReadonlyMap<string, LibrarySymbol>;
  readonly modules: readonly LibraryModule[];
}

interface ModuleFile {
  readonly file: string;
  readonly text: string;
  readonly yaml: YamlFile<LibraryModule>;
}

/** The modules of the standard library, and every name in them. */
export function readReference(files: readonly TextFile[], report: Reporter): Reference {
  const read = files.flatMap(({ file, text }): ModuleFile[] => {
    const yaml = readYaml(text, moduleFields, file, report);
    if (!yaml) return [];
    checkEntries(yaml);
    return [{ file, text, yaml }];
  });
  const modules = read.map(({ yaml }) => yaml.data);
  return {
    pages: read.map((one) => toPage(one, familyOf(one.yaml.data, modules))),
    symbols: collectSymbols(modules),
    modules,
  };
}

/** Each type and each value is listed once, in a known group, and functions have named parameters. */
function checkEntries({ data, fail }: YamlFile<LibraryModule>): void {
  const seen = new Set<string>();
  data.entries.forEach(({ name, kind, group, jsligo, parameters = [] }, index) => {
    const unnamed = unnamedParameters(jsligo);
    if (unnamed.length > 0 && parameters.length !== unnamed.length) {
      const message = `'${name}' has ${unnamed.length} parameters (${unnamed.join(', ')}): name each in 'parameters'.`;
      fail(['entries', index, 'name'], message);
    }
    if (group !== undefined && !data.groups?.includes(group))
      fail(['entries', index, 'group'], `'${group}' is not in the list 'groups' of this file: add it there.`);
    if (seen.has(`${kind} ${name}`))
      fail(['entries', index, 'name'], `The ${kind} '${name}' is listed twice: remove one of them.`);
    seen.add(`${kind} ${name}`);
  });
}

function toPage({ file, text, yaml }: ModuleFile, family: ModuleFamily): PageSource {
  const { page, title, description, module } = yaml.data;
  const children = family.children.map((child) => [child.title, child.description]);
  return {
    id: `reference/${page}`,
    file,
    kind: 'api',
    title,
    description,
    keywords: [module],
    source: text + JSON.stringify([family.parent?.title, children]),
    tree: () => modulePage(yaml, family),
  };
}

/** `Test.Next.State` is inside `Test.Next` and contains `Test.Next.State.Reset`. */
function familyOf(module: LibraryModule, all: readonly LibraryModule[]): ModuleFamily {
  const inside = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('.')));
  if (!module.module) return { children: [] };
  const others = all.filter((other) => other !== module && other.module);
  return {
    parent: preferred(others.filter((other) => other.module === inside(module.module))),
    children: others.filter((other) => inside(other.module) === module.module),
  };
}

/** A module may have two pages; links lead to the one that has its name. */
function preferred(modules: readonly LibraryModule[]): LibraryModule | undefined {
  return modules.find(isNamedAfterModule) ?? modules[0];
}

function isNamedAfterModule({ page, module }: LibraryModule): boolean {
  return page === `${module.toLowerCase().replaceAll('_', '-')}-reference`;
}

function collectSymbols(modules: readonly LibraryModule[]): Map<string, LibrarySymbol> {
  const symbols = new Map<string, LibrarySymbol>();
  const namedFirst = [...modules].sort(
    (a, b) => Number(isNamedAfterModule(b)) - Number(isNamedAfterModule(a)),
  );
  for (const file of namedFirst) {
    const { page, module, entries } = file;
    const anchors = entryAnchors(file);
    entries.forEach(({ name, since, until, deprecated, kind, jsligo, cameligo }, index) => {
      const symbol: LibrarySymbol = {
        name: qualifiedName(module, name),
        page: `reference/${page}`,
        anchor: anchors[index] ?? '',
        range: { since, until },
        deprecated,
        kind,
        types: { jsligo, cameligo },
      };
      for (const path of file.aliases ?? []) {
        const alias = qualifiedName(path, name);
        symbols.set(alias, { ...symbol, name: alias, deprecated: undefined });
      }
      const first = symbols.get(symbol.name);
      if (!first) symbols.set(symbol.name, symbol);
      else if (first.page === symbol.page) symbols.set(symbol.name, { ...first, also: symbol });
    });
  }
  return symbols;
}
