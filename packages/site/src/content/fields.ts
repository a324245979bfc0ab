/** Fields that several schemas share. */
import { z } from 'zod';
import { isVersionName } from '../model/version';

/** Text that is not empty. */
export const words = z.string().min(1);

export const versionName = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine(isVersionName, { message: 'write a version such as 1.10.0, or next' });

export const rangeFields = {
  since: versionName.optional().describe('The first version that has it.'),
  until: versionName.optional().describe('The last version that has it.'),
};
