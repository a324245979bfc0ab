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
  const yaml = readYaml(source.text, groupsFields, source, report);
  if (!yaml) return [];
  const { title, description, sidebar_label, keywords = [] } = yaml.data;
  const fail = (line: number, message: string) => report({ file: source.file, line, message });
  checkGroups(yaml, [...commands.keys()], fail);
  checkFlags(yaml, Object.keys(shared), fail);
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
      source:
        source.text +
        JSON.stringify([
          [...commands.values()].map(({ summary, since, until }) => [summary, since, until]),
          shared,
        ]),
      tree: () => commandIndex(yaml, commands, shared),
    },
  ];
}

type Fail = (line: number, message: string) => void;

/** Each command must be in exactly one group. */
function checkGroups({ data, lineOf }: YamlFile<CommandGroups>, known: readonly string[], fail: Fail): void {
  const placed = new Set<string>();
  data.groups.forEach((group, index) => {
    group.commands.forEach((name, place) => {
      const failHere = (message: string) => fail(lineOf(['groups', index, 'commands', place]), message);
      if (!known.includes(name))
        failHere(`There is no command '${name}': ${didYouMean(name, known, ADVICE)}`);
      else if (placed.has(name)) failHere(`The command '${name}' is in two groups: remove one of them.`);
      placed.add(name);
    });
  });
  for (const name of known) {
    if (!placed.has(name)) fail(lineOf(['groups']), `The command '${name}' is in no group: add it to one.`);
  }
}

function checkFlags({ data, lineOf }: YamlFile<CommandGroups>, known: readonly string[], fail: Fail): void {
  data.everywhere.forEach((name, index) => {
    if (known.includes(name)) return;
    fail(
      lineOf(['everywhere', index]),
      `The flag ${name} is not in _shared.yaml: ${didYouMean(name, known, ADVICE)}`,
    );
  });
}
