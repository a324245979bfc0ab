import { nearest, type Reporter } from '../../model/problem';
import type { TextFile } from '../files';
import type { Memory } from '../memory';
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

/** The commands, with the flags that many share filled in, and their index. */
export function readCommands(
  files: readonly TextFile[],
  report: Reporter,
  memory?: Memory<unknown>,
): CommandLine {
  checkCommonFiles(files, report);
  const shared = readShared(files, report, memory);
  const read = files
    .filter(({ name }) => !name.startsWith('_'))
    .flatMap(({ file, text }) => {
      const yaml = readYaml(text, commandFields, { file, memory }, report);
      return yaml ? [{ file, text, yaml, command: fillIn(yaml, file, shared, report) }] : [];
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
    pages: [...pages, ...(groups ? readIndex({ ...groups, memory }, all, shared, report) : [])],
    commands: new Map(read.map(({ command }) => [command.command, toLibrary(command)])),
  };
}

function toLibrary(command: Command): LibraryCommand {
  const { since, until } = command;
  return {
    page: commandPage(command.command),
    flags: command.flags.flatMap(flagNames),
    range: { since, until },
  };
}

function readShared(files: readonly TextFile[], report: Reporter, memory?: Memory<unknown>): SharedFlags {
  const shared = files.find(({ name }) => name === '_shared');
  if (!shared) return {};
  return readYaml(shared.text, sharedFields, { file: shared.file, memory }, report)?.data.flags ?? {};
}

/** Files with a leading underscore belong to all commands. */
function checkCommonFiles(files: readonly TextFile[], report: Reporter): void {
  for (const { file, name } of files) {
    if (!name.startsWith('_') || COMMON.includes(name)) continue;
    report({
      file,
      line: 1,
      message: `Nothing reads this file: known are ${COMMON.join(' and ')}. Mend its name.`,
    });
  }
}

/** Puts the shared flags in the place of their names. */
function fillIn(
  { data, lineOf }: YamlFile<CommandFields>,
  file: string,
  shared: SharedFlags,
  report: Reporter,
): Command {
  const seen = new Set<string>();
  const flags = (data.flags ?? []).flatMap((fields, index): PlacedFlag[] => {
    // Lines are looked for only when they are told: the file has to be parsed for them.
    const line = () =>
      lineOf(typeof fields === 'string' ? ['flags', index] : ['flags', index, 'description']);
    const fail = (message: string) => report({ file, line: lineOf(['flags', index]), message });
    const flag = typeof fields === 'string' ? sharedFlag(fields, shared) : fields;
    if (!flag) {
      fail(`The flag ${fields} is not in _shared.yaml: ${hintFor(String(fields), shared)}`);
      return [];
    }
    if (seen.has(flag.flag)) fail(`The flag ${flag.flag} stands here twice: take one of the two away.`);
    seen.add(flag.flag);
    return [{ ...flag, line }];
  });
  return { ...data, flags };
}

/** A flag may bear any name, also one that every object knows. */
function sharedFlag(name: string, shared: SharedFlags): Flag | undefined {
  return Object.hasOwn(shared, name) ? shared[name] : undefined;
}

function hintFor(flag: string, shared: SharedFlags): string {
  const guess = nearest(flag, Object.keys(shared));
  return guess ? `did you mean ${guess}?` : 'write the flag out here or add it there.';
}
