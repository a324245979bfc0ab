import { z } from 'zod';
import { markFields, rangeFields, words } from '../fields';
import type { YamlFile } from '../yaml';

const sentence = z
  .string()
  .refine((text) => text.trim().split(/\s+/).length >= 5, { message: 'use at least five words' });

/** A flag of a command. */
const flagFields = z
  .strictObject({
    flag: words.describe('Starts with a dash, except for the subcommands that the main command lists.'),
    argument: z.string().optional(),
    aliases: z.array(z.string()).default([]),
    default: z.union([z.string(), z.number(), z.boolean()]).transform(String).optional(),
    values: z.array(z.union([z.string(), z.number()]).transform(String)).optional(),
    description: sentence,
    ...rangeFields,
    ...markFields,
  })
  // Each name has an anchor, such as `#--michelson-format`.
  .transform(({ flag, aliases, ...fields }) => ({ ...fields, flag, names: [flag, ...aliases] }));

/** A command: one file in content/cli. A flag given by name only is defined in _shared.yaml. */
export const commandFields = z.strictObject({
  command: words,
  synopsis: words,
  summary: sentence,
  description: sentence,
  arguments: z.array(z.strictObject({ name: z.string(), description: sentence })).default([]),
  flags: z.array(z.union([z.string(), flagFields])).default([]),
  examples: z.array(z.strictObject({ title: words, body: words })),
  see: z.array(z.string()).default([]),
  ...rangeFields,
  ...markFields,
});

/** Flags that many commands share, by name. */
export const sharedFields = z.strictObject({
  flags: z.record(z.string(), flagFields).transform((flags) => new Map(Object.entries(flags))),
});

/** The order of the index of commands. */
export const groupsFields = z.strictObject({
  title: words,
  description: words,
  sidebar_label: words.optional(),
  keywords: z.array(z.string()).default([]),
  intro: words,
  groups: z.array(z.strictObject({ title: words, text: words, commands: z.array(z.string()).min(1) })),
  everywhere: z.array(z.string()),
});

export type CommandFile = YamlFile<z.infer<typeof commandFields>>;
export type GroupsFile = YamlFile<z.infer<typeof groupsFields>>;
export type SharedFlags = ReadonlyMap<string, z.infer<typeof flagFields>>;

/** A flag with the line of its description in the command's file, or of its name if it is shared. */
export interface Flag extends z.infer<typeof flagFields> {
  readonly line: number;
}

/** A command with its shared flags filled in. */
export interface Command extends Omit<CommandFile['data'], 'flags'>, Pick<CommandFile, 'lineOf'> {
  /** manpages/compile-contract for `compile contract`. */
  readonly page: string;
  readonly flags: readonly Flag[];
  readonly flagNames: readonly string[];
}

/** The command as typed in a terminal; the main command is just `ligo`. */
export function commandLine(command: string): string {
  return command === 'ligo' ? 'ligo' : `ligo ${command}`;
}
