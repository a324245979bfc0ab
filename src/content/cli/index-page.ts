import type { Nodes, Root, TableRow } from 'mdast';
import { rowFilterHtml } from '../../markdown/islands';
import { text } from '../../markdown/tree';
import {
  blocks,
  codeList,
  heading,
  inline,
  inlineCode,
  link,
  paragraph,
  rangeOf,
  rootOf,
  table,
  tableRow,
} from '../tree-parts';
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
    ...blocks(intro, file.lineOf(['intro'])),
    FILTER,
    ...groups.flatMap((group, index) => [
      heading(2, [text(group.title)]),
      ...blocks(group.text, file.lineOf(['groups', index, 'text'])),
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

const FILTER: Nodes = { type: 'rawBlock', value: rowFilterHtml('Filter the commands'), text: '' };

function commandRow(command: Command | undefined, line: number): TableRow[] {
  if (!command) return [];
  const name = link(`cli:${command.command}`, [inlineCode(commandLine(command.command))], line);
  return [{ ...tableRow([name], inline(command.summary, line)), data: { range: rangeOf(command) } }];
}

function flagRow(flag: Flag | undefined, line: number): TableRow[] {
  if (!flag) return [];
  return [tableRow(codeList(flagNames(flag)), inline(flag.description, line))];
}
