/** Fields that several schemas share. */
import { z } from 'zod';
import type { Deprecation } from '../model/marks';
import { isVersionName } from '../model/version';

/** Text that is not empty. */
export const words = z.string().min(1);

export const versionName = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine(isVersionName, { message: 'write a version such as 1.10.0, or next' });

/** Since when something is deprecated, and what replaces it: in short, only the replacement. */
const deprecation = z.union([
  words.transform((use): Deprecation => ({ use })),
  z.strictObject({
    since: versionName.optional().describe('The first version that deprecates it.'),
    use: words.optional().describe('What to use instead.'),
  }),
]);

export const markFields = {
  deprecated: deprecation.optional().describe('That it should not be used any more, and what replaces it.'),
  changed: z
    .array(z.strictObject({ version: versionName, text: words.describe('Markdown of one line.') }))
    .optional()
    .describe('What changed in which version.'),
};

export const rangeFields = {
  since: versionName.optional().describe('The first version that has it.'),
  until: versionName.optional().describe('The last version that has it.'),
};
