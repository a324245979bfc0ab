import { nearest, type Reporter } from '../../model/problem';
import type { TextFile } from '../files';
import type { LibraryCommand } from '../names';
import type { PageSource } from '../page-source';
import { readYaml, type YamlFile } from '../yaml';
import { commandTree } from './page';
import { readIndex } from './read-index';
import {
  type Command,
  type CommandFields,
  commandFields,
  commandLine,
  commandPage,
  type Flag,
  flagNames,
  type PlacedFlag,
  type SharedFlags,
  sharedFields,
} from './schema';

export interface CommandLine {
  readonly pages: readonly PageSource[];
  readonly commands: ReadonlyMap<string, LibraryCommand>;
}

const COMMON = ['_shared', '_groups'];

/** The commands, with shared flags filled in, and their index. */
export function readCommands(files: readonly TextFile[], report: Reporter): CommandLine {
  checkCommonFiles(files, report);
  const shared = readShared(files, report);
  const read = files
    .filter(({ name }) => !name.startsWith('_'))
    .flatMap(({ file, text }) => {
      const yaml = readYaml(text, commandFields, file, report);
      return yaml ? [{ file, text, yaml, command: fillIn(yaml, shared) }] : [];
    });
  const all = new Map(read.map(({ command }) => [command.command, command]));
  const pages = read.map(
    ({ file, text, yaml, command }): PageSource => ({
      id: commandPage(command.command),
      file,
      kind: 'command',
      title: commandLine(command.command),
      description: command.summary.trim(),
      keywords: command.flags.flatMap(flagNames),
      range: { since: command.since, until: command.until },
      draft: false,
      source: text + JSON.stringify([command.flags, command.see?.map((name) => all.get(name)?.summary)]),
      tree: () => commandTree(yaml, command, all),
    }),
  );
  const groups = files.find(({ name }) => name === '_groups');
  return {
    pages: [...pages, ...(groups ? readIndex(groups, all, shared, report) : [])],
    commands: new Map(read.map(({ command }) => [command.command, toLibrary(command)])),
  };
}

function toLibrary({ command, flags, since, until }: Command): LibraryCommand {
  return { page: commandPage(command), flags: flags.flatMap(flagNames), range: { since, until } };
}

function readShared(files: readonly TextFile[], report: Reporter): SharedFlags {
  const shared = files.find(({ name }) => name === '_shared');
  if (!shared) return {};
  return readYaml(shared.text, sharedFields, shared.file, report)?.data.flags ?? {};
}

/** Files with a leading underscore are shared by all commands. */
function checkCommonFiles(files: readonly TextFile[], report: Reporter): void {
  for (const { file, name } of files) {
    if (!name.startsWith('_') || COMMON.includes(name)) continue;
    const message = `This file is not used: files with an underscore are ${COMMON.join(' and ')}. Rename it.`;
    report({ file, line: 1, message });
  }
}

/** Replaces the names of shared flags by their definitions. */
function fillIn({ data, lineOf, fail }: YamlFile<CommandFields>, shared: SharedFlags): Command {
  const seen = new Set<string>();
  const flags = (data.flags ?? []).flatMap((fields, index): PlacedFlag[] => {
    const flag = typeof fields === 'string' ? sharedFlag(fields, shared) : fields;
    if (!flag) {
      const message = `The flag ${fields} is not in _shared.yaml: ${hintFor(String(fields), shared)}`;
      fail(['flags', index], message);
      return [];
    }
    if (seen.has(flag.flag))
      fail(['flags', index], `The flag ${flag.flag} is listed twice: remove one of them.`);
    seen.add(flag.flag);
    return [{ ...flag, line: lineOf(flag === fields ? ['flags', index, 'description'] : ['flags', index]) }];
  });
  return { ...data, flags };
}

/** A flag may have any name, even `constructor`. */
function sharedFlag(name: string, shared: SharedFlags): Flag | undefined {
  return Object.hasOwn(shared, name) ? shared[name] : undefined;
}

function hintFor(flag: string, shared: SharedFlags): string {
  const guess = nearest(flag, Object.keys(shared));
  return guess ? `did you mean ${guess}?` : 'write the flag out here or add it there.';
}
