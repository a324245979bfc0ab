import type { Nodes, Root } from 'mdast';
import { element } from '../../markdown/directives/directive';
import { parseMarkdown } from '../../markdown/parse';
import { text } from '../../markdown/tree';
import { heading, inlineCode, inlineOf, link, rootOf, table, tableRow } from '../tree-parts';
import type { YamlFile } from '../yaml';
import { type Command, type CommandGroups, commandLine, type Flag } from './schema';

/** The index of all commands by purpose, with a field that filters its rows. */
export function commandIndex(
  file: YamlFile<CommandGroups>,
  commands: ReadonlyMap<string, Command>,
  shared: Readonly<Record<string, Flag>>,
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
        group.commands.map((name) => commandRow(name, commands)),
      ),
    ]),
    heading(2, [text('Flags that work everywhere')]),
    parseMarkdown('These flags mean the same with nearly every command.').children[0] as Nodes,
    table(
      ['Flag', 'What it changes'],
      everywhere.map((name) => flagRow(name, shared)),
    ),
  ]);
}

const FILTER: Nodes = {
  type: 'rawBlock',
  value:
    '<p class="row-filter"><label>Filter the commands <input type="search" data-filter-rows autocomplete="off" spellcheck="false"></label></p>',
  text: '',
};

function commandRow(name: string, commands: ReadonlyMap<string, Command>) {
  const summary = inlineOf(parseMarkdown(commands.get(name)?.summary ?? ''));
  return tableRow([link(`cli:${name}`, [inlineCode(commandLine(name))])], summary);
}

function flagRow(name: string, shared: Readonly<Record<string, Flag>>) {
  const flag = shared[name];
  const names = [flag?.flag ?? name, ...(flag?.aliases ?? [])];
  const cell = names.flatMap((one, index) => [...(index > 0 ? [text(', ')] : []), inlineCode(one)]);
  return tableRow(cell, [element('span', {}, inlineOf(parseMarkdown(flag?.description ?? '')))]);
}
