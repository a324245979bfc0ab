import type { Nodes, Root } from 'mdast';
import { element } from '../../markdown/directives/directive';
import { text } from '../../markdown/tree';
import {
  blocks,
  codeBlock,
  codeList,
  heading,
  inline,
  inlineCode,
  link,
  positionOf,
  rangeOf,
  rootOf,
  table,
  tableRow,
} from '../tree-parts';
import type { YamlFile } from '../yaml';
import {
  type Command,
  type CommandFields,
  commandLine,
  type Flag,
  flagNames,
  type PlacedFlag,
} from './schema';

/** The manual page of a command as a Markdown tree. */
export function commandTree(
  file: YamlFile<CommandFields>,
  command: Command,
  all: ReadonlyMap<string, Command>,
): Root {
  return rootOf([
    codeBlock('bash', command.synopsis, file.lineOf(['synopsis'])),
    ...blocks(command.description, file.lineOf(['description'])),
    ...argumentTable(file, command),
    ...flagList(command),
    ...examples(file, command),
    ...related(file, command, all),
  ]);
}

function argumentTable(file: YamlFile<CommandFields>, command: Command): Nodes[] {
  const rows = (command.arguments ?? []).map(({ name, description }, index) =>
    tableRow([inlineCode(name)], inline(description, file.lineOf(['arguments', index, 'description']))),
  );
  return rows.length > 0 ? [heading(2, [text('Arguments')]), table(['Argument', 'Meaning'], rows)] : [];
}

function flagList(command: Command): Nodes[] {
  if (command.flags.length === 0) return [];
  return [
    heading(2, [text('Flags')]),
    element('div', { className: ['flags'] }, command.flags.map(flagBlock), { copy: 'list' }),
  ];
}

function flagBlock(flag: PlacedFlag): Nodes {
  const [first = flag.flag, ...others] = flagNames(flag);
  const parts = [
    element('p', { className: ['flag-names'] }, [
      link(`#${first}`, [inlineCode(flag.argument ? `${first} ${flag.argument}` : first)]),
      ...others.flatMap((name) => [text(' '), aliasName(name)]),
    ]),
    ...blocks(flag.description, flag.line),
    ...valuesOf(flag),
  ];
  const facts = { copy: 'item', anchor: first, range: rangeOf(flag) } as const;
  const block = element('div', { className: ['flag'], id: first }, parts, facts);
  return { ...block, position: positionOf(flag.line) };
}

/** An alias can be linked to like the flag itself. */
function aliasName(name: string): Nodes {
  return element('span', { className: ['flag-alias'], id: name }, [inlineCode(name)], { anchor: name });
}

function valuesOf(flag: Flag): Nodes[] {
  const parts: Nodes[] = [];
  if (flag.values) parts.push(text('Accepts '), ...codeList(flag.values), text('. '));
  if (flag.default !== undefined) parts.push(text('Default: '), inlineCode(flag.default), text('.'));
  return parts.length > 0 ? [element('p', { className: ['flag-facts'] }, parts)] : [];
}

function examples(file: YamlFile<CommandFields>, command: Command): Nodes[] {
  if (command.examples.length === 0) return [];
  return [
    heading(2, [text('Examples')]),
    ...command.examples.flatMap(({ title, body }, index) => [
      heading(3, inline(title, file.lineOf(['examples', index, 'title']))),
      ...blocks(body, file.lineOf(['examples', index, 'body'])),
    ]),
  ];
}

function related(
  file: YamlFile<CommandFields>,
  command: Command,
  all: ReadonlyMap<string, Command>,
): Nodes[] {
  const items = (command.see ?? []).map((name, index) => {
    const line = file.lineOf(['see', index]);
    return element('li', {}, [
      link(`cli:${name}`, [inlineCode(commandLine(name))], line),
      text(': '),
      ...inline(all.get(name)?.summary ?? '', line),
    ]);
  });
  return items.length > 0 ? [heading(2, [text('Related commands')]), element('ul', {}, items)] : [];
}
