import type { Nodes, Root, TableRow } from 'mdast';
import { rowFilterHtml } from '../../markdown/islands';
import { parseMarkdown } from '../../markdown/parse';
import { text } from '../../markdown/tree';
import { heading, inlineCode, inlineOf, link, paragraph, rootOf, table, tableRow } from '../tree-parts';
import type { YamlFile } from '../yaml';
import {
  type Command,
  type CommandGroups,
  commandLine,
  type Flag,
  flagNames,
  type SharedFlags,
} from './schema';

/** The index of all commands by purpose, with a field that filters its rows. */
export function commandIndex(
  file: YamlFile<CommandGroups>,
  commands: ReadonlyMap<string, Command>,
  shared: SharedFlags,
): Root {
  const { intro, groups, everywhere } = file.data;
  return rootOf([
    ...parseMarkdown(intro, file.lineOf(['intro'])).children,
    FILTER,
    ...groups.flatMap((group, index) => [
      heading(2, [text(group.title)]),
      ...parseMarkdown(group.text, file.lineOf(['groups', index, 'text'])).children,
      table(
        ['Command', 'What it does'],
        group.commands.flatMap((name, row) =>
          commandRow(commands.get(name), file.lineOf(['groups', index, 'commands', row])),
        ),
      ),
    ]),
    heading(2, [text('Flags that work everywhere')]),
    paragraph(text('These flags mean the same with nearly every command.')),
    table(
      ['Flag', 'What it changes'],
      everywhere.flatMap((name, row) => flagRow(shared[name], file.lineOf(['everywhere', row]))),
    ),
  ]);
}

const FILTER: Nodes = {
  type: 'rawBlock',
  value: rowFilterHtml('Filter the commands'),
  text: '',
};

function commandRow(command: Command | undefined, line: number): TableRow[] {
  if (!command) return [];
  const name = link(`cli:${command.command}`, [inlineCode(commandLine(command.command))], line);
  const { since, until } = command;
  return [
    {
      ...tableRow([name], inlineOf(parseMarkdown(command.summary, line))),
      data: { range: { since, until } },
    },
  ];
}

function flagRow(flag: Flag | undefined, line: number): TableRow[] {
  if (!flag) return [];
  const names = flagNames(flag).flatMap((one, index) => [
    ...(index > 0 ? [text(', ')] : []),
    inlineCode(one),
  ]);
  return [tableRow(names, inlineOf(parseMarkdown(flag.description, line)))];
}
