import { nearest, type Reporter } from '../../model/problem';
import type { TextFile } from '../files';
import type { LibraryCommand } from '../names';
import type { PageSource } from '../page-source';
import { readYaml, type YamlFile } from '../yaml';
import { readIndex } from './index-page';
import { commandTree } from './page';
import {
  type Command,
  type CommandFields,
  commandFields,
  commandLine,
  commandPage,
  flagNames,
  type PlacedFlag,
  type SharedFlags,
  sharedFields,
} from './schema';

/** Files with a leading underscore are shared by all commands. */
const COMMON = ['_shared', '_groups'];

/** The commands, with shared flags filled in, and their index. */
export function readCommands(files: readonly TextFile[], report: Reporter) {
  for (const { file, name } of files.filter((one) => one.name.startsWith('_'))) {
    const message = `This file is not used: files with an underscore are ${COMMON.join(' and ')}. Rename it.`;
    if (!COMMON.includes(name)) report({ file, line: 1, message });
  }
  const [sharedFile, groups] = COMMON.map((common) => files.find(({ name }) => name === common));
  const sharedYaml = sharedFile && readYaml(sharedFile.text, sharedFields, sharedFile.file, report);
  const shared = sharedYaml?.data.flags ?? {};
  const all = new Map<string, Command>();
  const read = files.flatMap(({ file, name, text }) => {
    const yaml = name.startsWith('_') ? undefined : readYaml(text, commandFields, file, report);
    if (!yaml) return [];
    const command = fillIn(yaml, shared);
    all.set(command.command, command);
    return [{ file, text, command }];
  });
  const pages = read.map(({ file, text, command }): PageSource => {
    const { summary, flags, see, since, until } = command;
    return {
      id: commandPage(command.command),
      file,
      kind: 'command',
      title: commandLine(command.command),
      description: summary.trim(),
      keywords: flags.flatMap(flagNames),
      since,
      until,
      source: text + JSON.stringify([flags, see?.map((name) => all.get(name)?.summary)]),
      tree: () => commandTree(command, all),
    };
  });
  return {
    pages: [...pages, ...(groups ? readIndex(groups, all, shared, report) : [])],
    commands: new Map([...all].map(([name, command]) => [name, toLibrary(command)])),
  };
}

function toLibrary({ command, flags, since, until }: Command): LibraryCommand {
  return { page: commandPage(command), flags: flags.flatMap(flagNames), range: { since, until } };
}

/** Replaces the names of shared flags by their definitions. */
function fillIn({ data, lineOf, fail }: YamlFile<CommandFields>, shared: SharedFlags): Command {
  const byName = new Map(Object.entries(shared));
  const seen = new Set<string>();
  const flags = (data.flags ?? []).flatMap((fields, index): PlacedFlag[] => {
    const path = ['flags', index];
    const isShared = typeof fields === 'string';
    const flag = isShared ? byName.get(fields) : fields;
    if (!flag) {
      fail(path, `The flag ${fields} is not in _shared.yaml: ${hintFor(String(fields), [...byName.keys()])}`);
      return [];
    }
    if (seen.has(flag.flag)) fail(path, `The flag ${flag.flag} is listed twice: remove one of them.`);
    seen.add(flag.flag);
    return [{ ...flag, line: lineOf(isShared ? path : [...path, 'description']) }];
  });
  return { ...data, flags, lineOf };
}

function hintFor(flag: string, known: readonly string[]): string {
  const guess = nearest(flag, known);
  return guess ? `did you mean ${guess}?` : 'write the flag out here or add it there.';
}
