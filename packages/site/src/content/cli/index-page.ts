import type { Nodes, Root } from 'mdast';
import { rowFilterHtml } from '../../markdown/islands';
import { paragraph, text } from '../../markdown/tree';
import { didYouMean, type Reporter } from '../../model/problem';
import type { PageSource } from '../content';
import type { TextFile } from '../files';
import * as md from '../tree-parts';
import { readYaml } from '../yaml';
import { type Command, commandLine, type GroupsFile, groupsFields, type SharedFlags } from './schema';

type Commands = ReadonlyMap<string, Command>;

const ADVICE = 'correct the name, or remove it.';

/** The page that lists all commands by purpose, from _groups.yaml. */
export function readIndex(
  file: TextFile,
  commands: Commands,
  shared: SharedFlags,
  report: Reporter,
): PageSource[] {
  const yaml = readYaml(file, groupsFields, report);
  if (!yaml) return [];
  checkGroups(yaml, commands);
  checkFlags(yaml, shared);
  const { title, description, sidebar_label: sidebarLabel, keywords } = yaml.data;
  const inRows = [...commands.values()].map(({ summary, since, until }) => [summary, since, until]);
  return [
    {
      id: 'api/cli-commands',
      file: file.file,
      kind: 'api',
      title,
      description,
      sidebarLabel,
      keywords,
      source: file.text + JSON.stringify([inRows, ...shared]),
      tree: () => commandIndex(yaml, commands, shared),
    },
  ];
}

/** Each command must be in exactly one group. */
function checkGroups({ data, fail }: GroupsFile, commands: Commands): void {
  const placed = new Set<string>();
  data.groups.forEach((group, index) => {
    group.commands.forEach((name, place) => {
      const path = ['groups', index, 'commands', place];
      if (!commands.has(name))
        fail(path, `There is no command '${name}': ${didYouMean(name, commands.keys(), ADVICE)}`);
      else if (placed.has(name)) fail(path, `The command '${name}' is in two groups: remove one of them.`);
      placed.add(name);
    });
  });
  for (const name of commands.keys()) {
    if (!placed.has(name)) fail(['groups'], `The command '${name}' is in no group: add it to one.`);
  }
}

function checkFlags({ data, fail }: GroupsFile, shared: SharedFlags): void {
  data.everywhere.forEach((name, index) => {
    if (shared.has(name)) return;
    const message = `The flag ${name} is not in _shared.yaml: ${didYouMean(name, shared.keys(), ADVICE)}`;
    fail(['everywhere', index], message);
  });
}

/** The commands of each group and the shared flags, with a text field to filter the rows. */
function commandIndex({ data, lineOf }: GroupsFile, commands: Commands, shared: SharedFlags): Root {
  const flagRows = data.everywhere.flatMap((name, index) => {
    const flag = shared.get(name);
    const line = lineOf(['everywhere', index]);
    return flag ? [md.tableRow(md.codeList(flag.names), md.inline(flag.description, line))] : [];
  });
  const commandRows = (names: readonly string[], group: number) =>
    names.flatMap((name, index) => {
      const command = commands.get(name);
      const line = lineOf(['groups', group, 'commands', index]);
      const words = [md.link(`cli:${name}`, [md.inlineCode(commandLine(name))], line)];
      return command ? [md.tableRow(words, md.inline(command.summary, line), command)] : [];
    });
  return md.rootOf([
    ...md.blocks(data.intro, lineOf(['intro'])),
    FILTER,
    ...data.groups.flatMap((group, index) => [
      md.heading(2, group.title),
      ...md.blocks(group.text, lineOf(['groups', index, 'text'])),
      md.table('Command', 'What it does', commandRows(group.commands, index)),
    ]),
    md.heading(2, 'Flags that work everywhere'),
    paragraph([text('These flags mean the same with nearly every command.')]),
    md.table('Flag', 'What it changes', flagRows),
  ]);
}

const FILTER: Nodes = { type: 'html', value: rowFilterHtml('Filter the commands'), data: { isOwn: true } };
