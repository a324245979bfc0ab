import { z } from 'zod';
import { versionName, words } from '../fields';
import type { YamlFile } from '../yaml';

export const KINDS = {
  language: 'Language',
  messages: 'Messages',
  commands: 'Command line',
  library: 'Standard library',
  michelson: 'Compiled code',
  tools: 'Tools',
  planned: 'Planned for 2.0',
} as const;

const sample = z.strictObject({ jsligo: words.optional(), cameligo: words.optional() });

/** Something that a version does differently from the one before it. */
const changeFields = z.strictObject({
  version: versionName.describe('The first version that has it.'),
  kind: z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]),
  title: words,
  facts: z
    .array(words)
    .min(1)
    .describe('The recorded changes that it is about, in tests/evidence/version-changes.'),
  text: words.describe('Markdown: what changed, and whom it concerns.'),
  before: sample.optional().describe('Code that the versions before it accept.'),
  after: sample.optional().describe('Code that only the versions from it on accept.'),
  prints: z
    .array(words)
    .optional()
    .describe(
      'Words of messages that only the versions from it on print: no page of an earlier one quotes them.',
    ),
  printed: z
    .array(words)
    .optional()
    .describe(
      'Words of messages that only the versions before it print: no page of a later one quotes them.',
    ),
  upgrade: words.optional().describe('Markdown: what to rewrite.'),
});

export type Kind = keyof typeof KINDS;

/** The file content/changes.yaml. */
export const changesFields = z.strictObject({
  title: words.describe('Of each page, with {{from}} for the version that readers come from.'),
  description: words,
  intro: words,
  none: words.describe('Shown where nothing changed that public sources show.'),
  changes: z.array(changeFields),
});

export type ChangesFile = YamlFile<z.infer<typeof changesFields>>;
export type Change = z.infer<typeof changeFields>;
