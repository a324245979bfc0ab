/** Checks marks in data files: versions must be known, and may not contradict each other. */
import {
  contradictions,
  type KnownVersions,
  type MarkMistake,
  type Marks,
  unknownVersion,
} from '../../model/marks';
import type { Path } from '../yaml-problems';

export function checkMarks(
  marks: Marks,
  known: KnownVersions,
  fail: (path: Path, message: string) => void,
): void {
  const unknown = unknownVersions(marks, known);
  for (const { path, message } of unknown.length > 0 ? unknown : contradictions(marks)) fail(path, message);
}

function unknownVersions(
  { since, until, deprecated, changed = [] }: Marks,
  known: KnownVersions,
): MarkMistake[] {
  const named = [
    { path: ['since'], version: since },
    { path: ['until'], version: until },
    { path: ['deprecated', 'since'], version: deprecated?.since },
    ...changed.map(({ version }, index) => ({ path: ['changed', index, 'version'], version })),
  ];
  return named.flatMap(({ path, version }) => {
    const message = version === undefined ? undefined : unknownVersion(version, known);
    return message === undefined ? [] : [{ path, message }];
  });
}
