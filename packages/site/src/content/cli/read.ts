import type { KnownVersions } from '../../model/marks';
import { didYouMean, type Reporter } from '../../model/problem';
import type { VersionRange } from '../../model/version';
import { overlap } from '../../model/version-ranges';
import type { PageSource } from '../content';
import type { TextFile } from '../files';
import { checkMarks } from '../marks/check';
import { readYaml } from '../yaml';
import { readIndex } from './index-page';
import { commandTree } from './page';
import {
  type Command,
  type CommandFile,
  commandFields,
  commandLine,
  type Flag,
  type SharedFlags,
  sharedFields,
} from './schema';

/** Files with a leading underscore are shared by all commands. */
const COMMON = ['_shared', '_groups'];

/** The commands, with shared flags filled in, and their index. */
export function readCommands(files: readonly TextFile[], report: Reporter, known?: KnownVersions) {
  for (const { file, name } of files.filter((one) => one.name.startsWith('_'))) {
    const message = `This file is not used: files with an underscore are ${COMMON.join(' and ')}. Rename it.`;
    if (!COMMON.includes(name)) report({ file, line: 1, message });
  }
  const [sharedFile, groups] = COMMON.map((common) => files.find(({ name }) => name === common));
  const sharedYaml = sharedFile && readYaml(sharedFile, sharedFields, report);
  for (const [name, flag] of sharedYaml?.data.flags ?? [])
    checkMarks(flag, known, (path, message) => sharedYaml?.fail(['flags', name, ...path], message));
  const shared: SharedFlags = sharedYaml?.data.flags ?? new Map();
  const read = files.flatMap((file) => {
    const yaml = file.name.startsWith('_') ? undefined : readYaml(file, commandFields, report);
    if (!yaml) return [];
    checkCommandMarks(yaml, known);
    return [{ ...file, command: fillIn(yaml, shared) }];
  });
  const commands = new Map(read.map(({ command }) => [command.command, command]));
  const pages = read.map(({ file, text, command }): PageSource => {
    const { page, summary, flags, flagNames, see, since, until } = command;
    return {
      id: page,
      file,
      kind: 'command',
      title: commandLine(command.command),
      description: summary.trim(),
      keywords: flagNames,
      since,
      until,
      source: text + JSON.stringify([flags, see.map((name) => commands.get(name)?.summary)]),
      tree: () => commandTree(command, commands),
    };
  });
  return { pages: [...pages, ...(groups ? readIndex(groups, commands, shared, report) : [])], commands };
}

function checkCommandMarks({ data, fail }: CommandFile, known: KnownVersions): void {
  checkMarks(data, known, fail);
  data.flags.forEach((flag, index) => {
    if (typeof flag !== 'string')
      checkMarks(flag, known, (path, message) => fail(['flags', index, ...path], message));
  });
}

/** Replaces the names of shared flags by their definitions. */
function fillIn({ data, lineOf, fail }: CommandFile, shared: SharedFlags): Command {
  const seen = new Map<string, VersionRange[]>();
  const flags = data.flags.flatMap((fields, index): Flag[] => {
    const path = ['flags', index];
    const isShared = typeof fields === 'string';
    const flag = isShared ? shared.get(fields) : fields;
    if (!flag) {
      const hint = didYouMean(String(fields), shared.keys(), 'write the flag out here or add it there.');
      fail(path, `The flag ${fields} is not in _shared.yaml: ${hint}`);
      return [];
    }
    const same = seen.get(flag.flag) ?? [];
    if (same.some((other) => overlap(other, flag))) {
      const message = `The flag ${flag.flag} is listed twice: remove one of them, or let one end (until) before the other begins (since).`;
      fail(path, message);
    }
    seen.set(flag.flag, [...same, flag]);
    return [{ ...flag, line: lineOf(isShared ? path : [...path, 'description']) }];
  });
  const page = `manpages/${data.command.replaceAll(' ', '-')}`;
  return { ...data, page, flags, flagNames: [...new Set(flags.flatMap(({ names }) => names))], lineOf };
}
