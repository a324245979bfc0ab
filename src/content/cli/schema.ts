import { z } from 'zod';
import { versionName } from '../fields';
import type { YamlFile } from '../yaml';

const words = z
  .string()
  .refine((text) => text.trim().split(/\s+/).length >= 5, { message: 'use at least five words' });

/** A flag of a command. */
const flagFields = z.strictObject({
  flag: z
    .string()
    .min(1)
    .describe('Starts with a dash, but for the subcommands that the main command lists.'),
  argument: z.string().optional(),
  aliases: z.array(z.string()).optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).transform(String).optional(),
  values: z.array(z.union([z.string(), z.number()]).transform(String)).optional(),
  description: words,
  since: versionName.optional(),
  until: versionName.optional(),
});

/** A command: one file in content/cli. A flag given by name only is defined in _shared.yaml. */
export const commandFields = z.strictObject({
  command: z.string().min(1),
  synopsis: z.string().min(1),
  summary: words,
  description: words,
  arguments: z.array(z.strictObject({ name: z.string(), description: words })).optional(),
  flags: z.array(z.union([z.string(), flagFields])).optional(),
  examples: z.array(z.strictObject({ title: z.string().min(1), body: z.string().min(1) })),
  see: z.array(z.string()).optional(),
  since: versionName.optional(),
  until: versionName.optional(),
});

/** Flags that many commands share. */
export const sharedFields = z.strictObject({ flags: z.record(z.string(), flagFields) });

/** The order of the index of commands. */
export const groupsFields = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  sidebar_label: z.string().min(1).optional(),
  keywords: z.array(z.string()).optional(),
  intro: z.string().min(1),
  groups: z.array(
    z.strictObject({
      title: z.string().min(1),
      text: z.string().min(1),
      commands: z.array(z.string()).min(1),
    }),
  ),
  everywhere: z.array(z.string()),
});

export type Flag = z.infer<typeof flagFields>;
export type CommandFields = z.infer<typeof commandFields>;
export type CommandGroups = z.infer<typeof groupsFields>;

/** The flags of _shared.yaml by name. */
export type SharedFlags = Readonly<Record<string, Flag>>;

/** A flag with its line in the command's file: of its description, or of its name if it is shared. */
export interface PlacedFlag extends Flag {
  readonly line: number;
}

/** A command with its shared flags filled in. */
export interface Command extends Omit<CommandFields, 'flags'> {
  readonly flags: readonly PlacedFlag[];
  readonly lineOf: YamlFile<CommandFields>['lineOf'];
}

/** The page of a command: manpages/compile-contract for `compile contract`. */
export function commandPage(command: string): string {
  return `manpages/${command.replaceAll(' ', '-')}`;
}

/** What a reader types: the main command is `ligo` alone. */
export function commandLine(command: string): string {
  return command === 'ligo' ? 'ligo' : `ligo ${command}`;
}

/** Every name of a flag; each has an anchor, such as `#--michelson-format`. */
export function flagNames(flag: Flag): string[] {
  return [flag.flag, ...(flag.aliases ?? [])];
}
