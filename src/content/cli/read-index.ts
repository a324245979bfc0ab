import { didYouMean, type Reporter } from '../../model/problem';
import type { TextFile } from '../files';
import type { PageSource } from '../page-source';
import { readYaml, type YamlFile } from '../yaml';
import { commandIndex } from './index-page';
import { type Command, type CommandGroups, groupsFields, type SharedFlags } from './schema';

/** The page that lists all commands. */
const COMMAND_INDEX = 'api/cli-commands';

const ADVICE = 'correct the name, or remove it.';

/** The index of commands, from _groups.yaml. */
export function readIndex(
  source: TextFile,
  commands: ReadonlyMap<string, Command>,
  shared: SharedFlags,
  report: Reporter,
): PageSource[] {
  const yaml = readYaml(source.text, groupsFields, source.file, report);
  if (!yaml) return [];
  const { title, description, sidebar_label, keywords = [] } = yaml.data;
  checkGroups(yaml, [...commands.keys()]);
  checkFlags(yaml, Object.keys(shared));
  const inRows = [...commands.values()].map(({ summary, since, until }) => [summary, since, until]);
  return [
    {
      id: COMMAND_INDEX,
      file: source.file,
      kind: 'api',
      title,
      description,
      sidebarLabel: sidebar_label,
      keywords,
      range: {},
      draft: false,
      source: source.text + JSON.stringify([inRows, shared]),
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
