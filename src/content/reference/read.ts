import { unnamedParameters } from '../../ligo/grammar/signature';
import { qualifiedName } from '../../ligo/library/entry';
import type { Reporter } from '../../model/problem';
import type { TextFile } from '../files';
import type { LibrarySymbol } from '../names';
import type { PageSource } from '../page-source';
import { readYaml, type YamlFile } from '../yaml';
import { type ModuleFamily, modulePage } from './page';
import { type LibraryModule, moduleFields, placedEntries } from './schema';

/** The modules of the standard library, and every name in them. */
export function readReference(files: readonly TextFile[], report: Reporter) {
  const read = files.flatMap(({ file, text }) => {
    const yaml = readYaml(text, moduleFields, file, report);
    if (yaml) checkEntries(yaml);
    return yaml ? [{ file, text, yaml }] : [];
  });
  const modules = read.map(({ yaml }) => yaml.data);
  const pages = read.map(({ file, text, yaml }): PageSource => {
    const { page, title, description, module } = yaml.data;
    const family = familyOf(yaml.data, modules);
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
  });
  return { pages, symbols: collectSymbols(modules), modules };
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

/** `Test.Next.State` is inside `Test.Next` and contains `Test.Next.State.Reset`. */
function familyOf(module: LibraryModule, all: readonly LibraryModule[]): ModuleFamily {
  const inside = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('.')));
  if (!module.module) return { children: [] };
  const others = all.filter((other) => other !== module && other.module);
  return {
    parent: namedFirst(others.filter((other) => other.module === inside(module.module)))[0],
    children: others.filter((other) => inside(other.module) === module.module),
  };
}

/** A module may have two pages; links lead to the one that has its name. */
function namedFirst(modules: readonly LibraryModule[]): LibraryModule[] {
  const isNamed = ({ page, module }: LibraryModule) =>
    page === `${module.toLowerCase().replaceAll('_', '-')}-reference`;
  return [...modules].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
}

function collectSymbols(modules: readonly LibraryModule[]): Map<string, LibrarySymbol> {
  const symbols = new Map<string, LibrarySymbol>();
  for (const file of namedFirst(modules)) {
    const page = `reference/${file.page}`;
    for (const entry of placedEntries(file)) {
      const { name, fullName, since, until, deprecated, kind, jsligo, cameligo, anchor } = entry;
      const types = { jsligo, cameligo };
      const symbol = { name: fullName, page, anchor, range: { since, until }, deprecated, kind, types };
      for (const module of file.aliases ?? []) {
        const alias = qualifiedName({ module, name });
        symbols.set(alias, { ...symbol, name: alias, deprecated: undefined });
      }
      const first = symbols.get(fullName);
      if (!first) symbols.set(fullName, symbol);
      else if (first.page === page) symbols.set(fullName, { ...first, also: symbol });
    }
  }
  return symbols;
}
