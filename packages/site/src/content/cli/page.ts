import type { Nodes, Root } from 'mdast';
import { element, paragraph, text } from '../../markdown/tree';
import * as md from '../tree-parts';
import { type Command, commandLine, type Flag } from './schema';

/** The manual page of a command as a Markdown tree. */
export function commandTree(command: Command, all: ReadonlyMap<string, Command>): Root {
  const { lineOf } = command;
  const rows = command.arguments.map(({ name, description }, index) =>
    md.tableRow([md.inlineCode(name)], md.inline(description, lineOf(['arguments', index, 'description']))),
  );
  const flags = command.flags.map(flagBlock);
  const examples = command.examples.flatMap(({ title, body }, index) => [
    md.heading(3, md.inline(title, lineOf(['examples', index, 'title']))),
    ...md.blocks(body, lineOf(['examples', index, 'body'])),
  ]);
  const related = command.see.map((name, index) => {
    const line = lineOf(['see', index]);
    const linked = md.link(`cli:${name}`, [md.inlineCode(commandLine(name))], line);
    const other = all.get(name);
    return md.listItem([linked, text(': '), ...md.inline(other?.summary ?? '', line)], other);
  });
  const { marks } = md.marksOf({ deprecated: command.deprecated, changed: command.changed });
  return md.rootOf([
    ...(marks ? [element('div', {}, [], { marks })] : []),
    md.codeBlock('bash', command.synopsis, lineOf(['synopsis'])),
    ...md.blocks(command.description, lineOf(['description'])),
    ...md.section('Arguments', rows, [md.table('Argument', 'Meaning', rows)]),
    ...md.section('Flags', flags, [element('div', { className: ['flags'] }, flags, { copy: 'list' })]),
    ...md.section('Examples', examples),
    ...md.section('Related commands', related, [element('ul', {}, related, { copy: 'list' })]),
  ]);
}

function flagBlock(flag: Flag): Nodes {
  const [first = flag.flag, ...others] = flag.names;
  const names = [
    md.link(`#${first}`, [md.inlineCode(flag.argument ? `${first} ${flag.argument}` : first)]),
    // Aliases have anchors too.
    ...others.flatMap((name) => [
      text(' '),
      element('span', { id: name }, [md.inlineCode(name)], { anchor: name }),
    ]),
  ];
  const parts = [
    paragraph(names, 'flag-names'),
    ...md.blocks(flag.description, flag.line),
    ...valuesOf(flag),
  ];
  // Not as code, which would have to exist in the version of the page.
  const absent = flag.since && `**${first}** comes with ${flag.since}.`;
  const facts = { copy: 'listItem', anchor: first, ...md.marksOf(flag), absent } as const;
  const block = element('div', { className: ['flag'], id: first }, parts, facts);
  return { ...block, position: md.positionOf(flag.line) };
}

function valuesOf(flag: Flag): Nodes[] {
  const parts: Nodes[] = [];
  if (flag.values) parts.push(text('Accepts '), ...md.codeList(flag.values), text('. '));
  if (flag.default !== undefined) parts.push(text('Default: '), md.inlineCode(flag.default), text('.'));
  return parts.length > 0 ? [paragraph(parts, 'flag-facts')] : [];
}
