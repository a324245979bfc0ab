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
import { type Command, commandLine, type Flag, flagNames, type PlacedFlag } from './schema';

/** The manual page of a command as a Markdown tree. */
export function commandTree(command: Command, all: ReadonlyMap<string, Command>): Root {
  const { lineOf } = command;
  const rows = (command.arguments ?? []).map(({ name, description }, index) =>
    tableRow([inlineCode(name)], inline(description, lineOf(['arguments', index, 'description']))),
  );
  const flags = command.flags.map(flagBlock);
  const examples = command.examples.flatMap(({ title, body }, index) => [
    heading(3, inline(title, lineOf(['examples', index, 'title']))),
    ...blocks(body, lineOf(['examples', index, 'body'])),
  ]);
  const related = (command.see ?? []).map((name, index) => {
    const line = lineOf(['see', index]);
    const words = inline(all.get(name)?.summary ?? '', line);
    return element('li', {}, [
      link(`cli:${name}`, [inlineCode(commandLine(name))], line),
      text(': '),
      ...words,
    ]);
  });
  return rootOf([
    codeBlock('bash', command.synopsis, lineOf(['synopsis'])),
    ...blocks(command.description, lineOf(['description'])),
    ...section('Arguments', rows, table(['Argument', 'Meaning'], rows)),
    ...section('Flags', flags, element('div', { className: ['flags'] }, flags, { copy: 'list' })),
    ...section('Examples', examples, ...examples),
    ...section('Related commands', related, element('ul', {}, related)),
  ]);
}

/** A section, if there is anything in it. */
function section(title: string, items: readonly Nodes[], ...content: Nodes[]): Nodes[] {
  return items.length > 0 ? [heading(2, title), ...content] : [];
}

function flagBlock(flag: PlacedFlag): Nodes {
  const [first = flag.flag, ...others] = flagNames(flag);
  const parts = [
    element('p', { className: ['flag-names'] }, [
      link(`#${first}`, [inlineCode(flag.argument ? `${first} ${flag.argument}` : first)]),
      // An alias can be linked to like the flag itself.
      ...others.flatMap((name) => [
        text(' '),
        element('span', { className: ['flag-alias'], id: name }, [inlineCode(name)], { anchor: name }),
      ]),
    ]),
    ...blocks(flag.description, flag.line),
    ...valuesOf(flag),
  ];
  const facts = { copy: 'item', anchor: first, range: rangeOf(flag) } as const;
  const block = element('div', { className: ['flag'], id: first }, parts, facts);
  return { ...block, position: positionOf(flag.line) };
}

function valuesOf(flag: Flag): Nodes[] {
  const parts: Nodes[] = [];
  if (flag.values) parts.push(text('Accepts '), ...codeList(flag.values), text('. '));
  if (flag.default !== undefined) parts.push(text('Default: '), inlineCode(flag.default), text('.'));
  return parts.length > 0 ? [element('p', { className: ['flag-facts'] }, parts)] : [];
}
