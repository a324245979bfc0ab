/** Checks the marks of a text: their versions exist, they do not contradict each other, and some version shows the node. */
import type { Nodes } from 'mdast';
import { contradictions, type Marks, unknownVersion } from '../model/marks';
import { isInRange, isVersionName, type VersionRange } from '../model/version';
import type { Fail } from './tree';
import type { PageVersions } from './versions';

interface Marked {
  readonly marks: Marks;
  readonly range: VersionRange;
  /** The ranges of the nodes around it. */
  readonly around: readonly VersionRange[];
}

export function checkMarks(node: Nodes, marked: Marked, { versions, known }: PageVersions, fail: Fail): void {
  if (!node.position || versions.length === 0) return;
  const message = mistakeIn(node, marked.marks, known) ?? neverShown(marked, versions);
  if (message !== undefined) fail(message, node);
}

function mistakeIn(node: Nodes, marks: Marks, known: PageVersions['known']): string | undefined {
  // Marks of generated pages are checked where they are written.
  if (node.data?.marks) return undefined;
  return invalidVersion(marks, known) ?? incomplete(node, marks) ?? contradictions(marks)[0]?.message;
}

function invalidVersion({ since, until, deprecated, changed = [] }: Marks, known: PageVersions['known']) {
  const named = [
    [':::since', since],
    [':::until', until],
    ['::deprecated', deprecated?.since],
    ...changed.map(({ version }) => ['::changed', version] as const),
  ] as const;
  for (const [directive, version] of named) {
    if (version === undefined) continue;
    if (!isVersionName(version))
      return `${directive} has no valid version (found '${version}'): write ${USAGES[directive]}.`;
    const unknown = unknownVersion(version, known);
    if (unknown) return unknown;
  }
  return undefined;
}

const USAGES = {
  ':::since': ':::since{version=1.10.0}',
  ':::until': ':::until{version=1.10.0}',
  '::deprecated': '::deprecated{since=1.10.0 use="List.map"}',
  '::changed': '::changed{version=1.10.0 text="What changed."}',
} as const;

function incomplete(node: Nodes, { deprecated, changed = [] }: Marks): string | undefined {
  if (node.type === 'leafDirective' && deprecated && !deprecated.since)
    return `::deprecated has no version: write ${USAGES['::deprecated']}.`;
  return changed.some(({ text }) => text.trim() === '')
    ? `::changed does not say what changed: write ${USAGES['::changed']}.`
    : undefined;
}

function neverShown({ range, around }: Marked, versions: readonly string[]): string | undefined {
  const isShown = (one: string, ranges: readonly VersionRange[]) =>
    ranges.every((each) => isInRange(one, each));
  const shownAround = versions.filter((one) => isShown(one, around));
  if (shownAround.some((one) => isInRange(one, range))) return undefined;
  const inside = around.length > 0 && shownAround.length < versions.length;
  const where = inside
    ? `the text around it is in ${shownAround.join(', ')}`
    : `the page is in ${versions.join(', ')}`;
  return `No version shows this text (${where}): correct the version, or remove the text.`;
}
