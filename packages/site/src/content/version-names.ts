/** Names of the library and of the command line that a version of a text does not have. */
import { isInRange, isVersionName, type VersionRange } from '../model/version';
import { type Library, rangesOf } from './content';

/** What is wrong with the names in a piece of code that these versions show, or undefined. */
export type FindLacking = (code: string, versions: readonly string[]) => string | undefined;

interface Named {
  readonly name: string;
  readonly ranges: readonly VersionRange[];
}

export function findLackingIn(library: Library): FindLacking {
  const flags = flagRanges(library);
  return (code, versions) => {
    for (const { name, ranges } of namesIn(code.trim(), library, flags)) {
      const lacking = versions.filter(
        (version) => isVersionName(version) && !ranges.some((range) => isInRange(version, range)),
      );
      if (lacking.length > 0)
        return `'${name}' does not exist in ${lacking.join(', ')}: put this into :::since or :::until, or use another name.`;
    }
    return undefined;
  };
}

type FlagRanges = ReadonlyMap<string, readonly VersionRange[]>;

/** The versions in which some command has a flag. */
function flagRanges({ commands }: Library): FlagRanges {
  const ranges = new Map<string, VersionRange[]>();
  for (const command of commands.values()) {
    for (const flag of command.flags) {
      for (const name of flag.names) ranges.set(name, [...(ranges.get(name) ?? []), rangeOf(command, flag)]);
    }
  }
  return ranges;
}

function rangeOf(command: VersionRange, flag: VersionRange): VersionRange {
  return { since: flag.since ?? command.since, until: flag.until ?? command.until };
}

function namesIn(code: string, library: Library, flags: FlagRanges): Named[] {
  const symbol = library.symbols.get(code);
  if (symbol) return [{ name: code, ranges: rangesOf(symbol) }];
  const [first = '', ...words] = code.replace(/^\$ /, '').split(/\s+/);
  if (first.startsWith('-')) return [{ name: first, ranges: flags.get(first) ?? [{}] }];
  return first === 'ligo' ? namesInCommand(words, library) : [];
}

function namesInCommand(words: readonly string[], { commands }: Library): Named[] {
  const name = [words.slice(0, 2), words.slice(0, 1)]
    .map((part) => part.join(' '))
    .find((one) => commands.has(one));
  const command = commands.get(name ?? 'ligo');
  if (!command) return [];
  const flags = words.flatMap((word) => {
    const flags = command.flags.filter(({ names }) => names.includes(word.split('=')[0] ?? ''));
    const ranges = flags.map((flag) => rangeOf(command, flag));
    const [first] = flags;
    return first ? [{ name: `${first.flag} of ligo ${name ?? ''}`.trim(), ranges }] : [];
  });
  return name === undefined ? flags : [{ name: `ligo ${name}`, ranges: [command] }, ...flags];
}
