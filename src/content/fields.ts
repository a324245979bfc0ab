/** Fields that several schemas share. */
import { z } from 'zod';
import { isVersionName } from '../model/version';

/** A version in `since` or `until`. */
export const versionName = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine(isVersionName, { message: 'write a version such as 1.10.0, or next' });
