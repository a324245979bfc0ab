/** The releases that marks may name besides the documented versions, from content/releases.yaml. */
import { z } from 'zod';
import type { Reporter } from '../../model/problem';
import { versionName } from '../fields';
import type { SourceFile } from '../files';
import { readYaml } from '../yaml';

const fields = z.strictObject({
  releases: z.array(versionName).describe('Releases without documentation of their own, the newest first.'),
});

/** All versions that marks may name. The file is optional. */
export function readReleases(file: SourceFile, documented: readonly string[], report: Reporter): string[] {
  const yaml = file.text ? readYaml(file, fields, report) : undefined;
  return [...documented, ...(yaml?.data.releases ?? [])];
}
