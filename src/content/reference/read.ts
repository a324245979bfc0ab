import type { Reporter } from '../../model/problem';
import type { TextFile } from '../files';
import type { LibrarySymbol } from '../names';
import type { PageSource } from '../page-source';
import { readYaml, type YamlFile } from '../yaml';
import { type ModuleFamily, modulePage } from './page';
import { entryAnchor, type LibraryModule, moduleFields, qualifiedName } from './schema';

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
    const yaml = readYaml(text, moduleFields, { file }, report);
    if (!yaml) return [];
    checkGroups(yaml, file, report);
    return [{ file, text, yaml }];
  });
  const modules = read.map(({ yaml }) => yaml.data);
  return {
    pages: read.map((one) => toPage(one, familyOf(one.yaml.data, modules))),
    symbols: collectSymbols(modules),
    modules,
  };
}

function checkGroups({ data, lineOf }: YamlFile<LibraryModule>, file: string, report: Reporter): void {
  data.entries.forEach((entry, index) => {
    if (entry.group === undefined || data.groups?.includes(entry.group)) return;
    const line = lineOf(['entries', index, 'group']);
    report({
      file,
      line,
      message: `'${entry.group}' is not in the list 'groups' of this file: add it there.`,
    });
  });
}

function toPage({ file, text, yaml }: ModuleFile, family: ModuleFamily): PageSource {
  const { page, title, description, module } = yaml.data;
  return {
    id: `reference/${page}`,
    file,
    kind: 'api',
    title,
    description,
    keywords: [module],
    range: {},
    draft: false,
    source:
      text +
      JSON.stringify([
        family.parent?.title,
        family.children.map((child) => [child.title, child.description]),
      ]),
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

/** A module may have two pages; the one that bears its name stands for it. */
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
  for (const { page, module, entries } of namedFirst) {
    for (const { name, since, until, deprecated, kind } of entries) {
      const symbol = qualifiedName(module, name);
      if (symbols.has(symbol)) continue;
      const anchor = entryAnchor(module, name);
      symbols.set(symbol, {
        name: symbol,
        page: `reference/${page}`,
        anchor,
        range: { since, until },
        deprecated,
        kind,
      });
    }
  }
  return symbols;
}
