import type { Nodes, Root } from 'mdast';
import { rowFilterHtml } from '../../markdown/islands';
import { text } from '../../markdown/tree';
import { didYouMean, type Reporter } from '../../model/problem';
import type { TextFile } from '../files';
import type { PageSource } from '../page-source';
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
import { readYaml, type YamlFile } from '../yaml';
import {
  type Command,
  type CommandGroups,
  commandLine,
  flagNames,
  groupsFields,
  type SharedFlags,
} from './schema';

const ADVICE = 'correct the name, or remove it.';

/** The page that lists all commands by purpose, from _groups.yaml. */
export function readIndex(
  { file, text: source }: TextFile,
  commands: ReadonlyMap<string, Command>,
  shared: SharedFlags,
  report: Reporter,
): PageSource[] {
  const yaml = readYaml(source, groupsFields, file, report);
  if (!yaml) return [];
  checkGroups(yaml, [...commands.keys()]);
  checkFlags(yaml, Object.keys(shared));
  const { title, description, sidebar_label: sidebarLabel, keywords = [] } = yaml.data;
  const inRows = [...commands.values()].map(({ summary, since, until }) => [summary, since, until]);
  return [
    {
      id: 'api/cli-commands',
      file,
      kind: 'api',
      title,
      description,
      sidebarLabel,
      keywords,
      source: source + JSON.stringify([inRows, shared]),
      tree: () => commandIndex(yaml, commands, shared),
    },
  ];
}

/** Each command must be in exactly one group. */
function checkGroups({ data, fail }: YamlFile<CommandGroups>, known: readonly string[]): void {
  const placed = new Set<string>();
  data.groups.forEach((group, index) => {
    group.commands.forEach((name, place) => {
      const path = ['groups', index, 'commands', place];
      if (!known.includes(name))
        fail(path, `There is no command '${name}': ${didYouMean(name, known, ADVICE)}`);
      else if (placed.has(name)) fail(path, `The command '${name}' is in two groups: remove one of them.`);
      placed.add(name);
    });
  });
  for (const name of known) {
    if (!placed.has(name)) fail(['groups'], `The command '${name}' is in no group: add it to one.`);
  }
}

function checkFlags({ data, fail }: YamlFile<CommandGroups>, known: readonly string[]): void {
  data.everywhere.forEach((name, index) => {
    if (known.includes(name)) return;
    const message = `The flag ${name} is not in _shared.yaml: ${didYouMean(name, known, ADVICE)}`;
    fail(['everywhere', index], message);
  });
}

/** The commands of each group and the shared flags, with a field that filters the rows. */
function commandIndex(
  { data: { intro, groups, everywhere }, lineOf }: YamlFile<CommandGroups>,
  commands: ReadonlyMap<string, Command>,
  shared: SharedFlags,
): Root {
  const commandRow = (name: string, line: number) => {
    const command = commands.get(name);
    if (!command) return [];
    const words = [link(`cli:${name}`, [inlineCode(commandLine(name))], line)];
    return [{ ...tableRow(words, inline(command.summary, line)), data: { range: rangeOf(command) } }];
  };
  const flagRow = (name: string, line: number) => {
    const flag = shared[name];
    return flag ? [tableRow(codeList(flagNames(flag)), inline(flag.description, line))] : [];
  };
  return rootOf([
    ...blocks(intro, lineOf(['intro'])),
    FILTER,
    ...groups.flatMap((group, index) => [
      heading(2, group.title),
      ...blocks(group.text, lineOf(['groups', index, 'text'])),
      table(
        ['Command', 'What it does'],
        group.commands.flatMap((name, row) => commandRow(name, lineOf(['groups', index, 'commands', row]))),
      ),
    ]),
    heading(2, 'Flags that work everywhere'),
    paragraph(text('These flags mean the same with nearly every command.')),
    table(
      ['Flag', 'What it changes'],
      everywhere.flatMap((name, row) => flagRow(name, lineOf(['everywhere', row]))),
    ),
  ]);
}

const FILTER: Nodes = { type: 'rawBlock', value: rowFilterHtml('Filter the commands'), text: '' };
