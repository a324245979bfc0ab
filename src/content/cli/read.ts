import type { Reporter } from '../../model/problem';
import { nearest } from '../../model/problem';
import type { TextFile } from '../files';
import type { LibraryCommand } from '../names';
import type { PageSource } from '../page-source';
import { readYaml, type YamlFile } from '../yaml';
import { commandIndex } from './index-page';
import { commandTree } from './page';
import {
  type Command,
  type CommandFields,
  commandFields,
  commandLine,
  commandPage,
  type Flag,
  flagNames,
  groupsFields,
  sharedFields,
} from './schema';

/** The page that lists all commands. */
export const COMMAND_INDEX = 'api/cli-commands';

export interface CommandLine {
  readonly pages: readonly PageSource[];
  readonly commands: ReadonlyMap<string, LibraryCommand>;
}

type SharedFlags = Readonly<Record<string, Flag>>;

/** The commands, with the flags that many share filled in, and their index. */
export function readCommands(files: readonly TextFile[], report: Reporter): CommandLine {
  const shared = readShared(files, report);
  const read = files
    .filter(({ name }) => !name.startsWith('_'))
    .flatMap(({ file, text }) => {
      const yaml = readYaml(text, commandFields, { file }, report);
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
  return {
    pages: [...pages, ...indexPage(files, all, shared, report)],
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

function readShared(files: readonly TextFile[], report: Reporter): SharedFlags {
  const shared = files.find(({ name }) => name === '_shared');
  return (shared && readYaml(shared.text, sharedFields, shared, report)?.data.flags) ?? {};
}

function fillIn(
  { data, lineOf }: YamlFile<CommandFields>,
  file: string,
  shared: SharedFlags,
  report: Reporter,
): Command {
  const flags = (data.flags ?? []).flatMap((flag, index) => {
    if (typeof flag !== 'string') return [flag];
    const found = shared[flag];
    if (!found) {
      const guess = nearest(flag, Object.keys(shared));
      const hint = guess ? `did you mean ${guess}?` : 'write the flag out here or add it there.';
      report({
        file,
        line: lineOf(['flags', index]),
        message: `The flag ${flag} is not in _shared.yaml: ${hint}`,
      });
    }
    return found ? [found] : [];
  });
  return { ...data, flags };
}

function indexPage(
  files: readonly TextFile[],
  commands: ReadonlyMap<string, Command>,
  shared: SharedFlags,
  report: Reporter,
): PageSource[] {
  const source = files.find(({ name }) => name === '_groups');
  const yaml = source && readYaml(source.text, groupsFields, source, report);
  if (!source || !yaml) return [];
  checkGroups(
    yaml.data.groups.flatMap((group) => group.commands),
    [...commands.keys()],
    source.file,
    report,
  );
  return [
    {
      id: COMMAND_INDEX,
      file: source.file,
      kind: 'api',
      title: 'The command line',
      description:
        'Every command of the LIGO compiler by purpose, with one line each, and the flags that work with all of them.',
      sidebarLabel: 'All commands',
      keywords: ['cli', 'command line', 'ligo', 'manual'],
      range: {},
      draft: false,
      source: source.text + JSON.stringify([[...commands.values()].map(({ summary }) => summary), shared]),
      tree: () => commandIndex(yaml, commands, shared),
    },
  ];
}

/** Each command stands in one group. */
function checkGroups(
  listed: readonly string[],
  known: readonly string[],
  file: string,
  report: Reporter,
): void {
  for (const name of listed) {
    if (!known.includes(name))
      report({ file, message: `There is no command '${name}': mend its name in 'groups'.` });
  }
  for (const name of known) {
    const times = listed.filter((one) => one === name).length;
    if (times !== 1)
      report({ file, message: `The command '${name}' stands in ${times} groups: it belongs in one.` });
  }
}
