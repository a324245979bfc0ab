/** Reads the recorded facts in tests/evidence; its README says where each file comes from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Where the evidence is, relative to the project root. */
export const EVIDENCE = 'tests/evidence';

/** The lines of a compressed set, for example `types-crib`. */
export function evidenceLines<Line>(name: string, folder = EVIDENCE): Line[] {
  return gunzipSync(readFileSync(join(folder, `${name}.jsonl.gz`)))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** A file of facts, for example `library`. */
export function evidenceFacts<Facts>(name: string, folder = EVIDENCE): Facts {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
}
