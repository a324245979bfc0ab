/** Text for some versions: marks of authors (`:::since`, `::changed`, …), rows, and nodes of generated pages. */
import type { Nodes, Root } from 'mdast';
import { groupBy } from '../model/group-by';
import { boundaries, isDeprecatedIn, type Marks } from '../model/marks';
import { isInRange, type VersionRange } from '../model/version';
import { checkMarks } from './check-marks';
import { badgeOf, inlineOf, noteOf, type Reader, wayOut } from './history';
import { marksOf, rangeOf } from './marked';
import { element, type Fail, isParent, rewrite, text, withChildren } from './tree';
import { differsByVersion } from './values';

/** The versions of a page, and those that marks may name besides. */
export interface PageVersions {
  readonly versions: readonly string[];
  /** Without it, any version may be named. */
  readonly known?: readonly string[];
}

/** Splits a tree into one per set of versions with the same text; most trees have a single variant. */
export function splitByVersion(root: Root, { versions, known }: PageVersions, fail: Fail) {
  const ranges: VersionRange[] = [];
  visitMarked(root, [], (node, around) => {
    const marks = marksOf(node);
    const range = rangeOf(node);
    if (!marks || !range) return;
    checkMarks(node, { marks, range, around }, { versions, known }, fail);
    ranges.push(range, ...boundaries(marks).map((since) => ({ since })));
  });
  const hasOwnText = differsByVersion(root);
  const byVisibility = groupBy(versions, (version) =>
    [hasOwnText && version, ...ranges.map((range) => isInRange(version, range))].join(),
  );
  return [...byVisibility.values()].map((group) => {
    const reader: Reader = { version: group[0] ?? '', versions };
    const tree = structuredClone(root);
    rewrite(tree, (node) => {
      const marks = marksOf(node);
      if (!marks) return node;
      return isInRange(reader.version, rangeOf(node) ?? {})
        ? shown(node, marks, reader)
        : absent(node, marks, reader);
    });
    return { versions: group, tree };
  });
}

/** Visits all nodes with the ranges of the nodes around them. */
function visitMarked(
  node: Nodes,
  around: readonly VersionRange[],
  visit: (node: Nodes, around: readonly VersionRange[]) => void,
): void {
  visit(node, around);
  if (!isParent(node)) return;
  const range = rangeOf(node);
  const inside = range ? [...around, range] : around;
  for (const child of node.children) visitMarked(child as Nodes, inside, visit);
}

/** What a version shows of a node that is in its range. */
function shown(node: Nodes, marks: Marks, reader: Reader): Nodes | Nodes[] {
  switch (node.type) {
    case 'textDirective':
      return node.name === 'deprecated' ? deprecatedWords(node, marks, reader) : [...node.children];
    case 'leafDirective':
      return badgeOf(marks, reader);
    case 'containerDirective': {
      const badge = node.attributes?.badge === 'no' ? [] : badgeOf(marks, reader);
      const [first, ...rest] = node.children;
      return first?.type === 'heading' ? [first, ...badge, ...rest] : [...badge, ...node.children];
    }
    default:
      return withBadge(node, marks, reader);
  }
}

/** A node of a generated page: a section with its badge below the heading, or a row. */
function withBadge(node: Nodes, marks: Marks, reader: Reader): Nodes | Nodes[] {
  if (!node.data?.range && !node.data?.marks) return node;
  const { range: _range, marks: _marks, absent: _absent, ...data } = node.data;
  const plain = { ...node, data } as Nodes;
  const isOld = isDeprecatedIn(reader.version, marks);
  if (plain.type === 'tableRow' && isOld)
    plain.data = { ...data, hProperties: { className: ['is-deprecated'] } };
  if (plain.type !== 'wrapper' || !isParent(plain)) return plain;
  if (isOld) addClass(plain, 'is-deprecated');
  const [first, ...rest] = plain.children;
  const badge = node.data?.marks ? badgeOf(marks, reader) : [];
  return withChildren<Nodes>(plain, first ? [first, ...badge, ...rest] : badge);
}

function addClass(node: Extract<Nodes, { type: 'wrapper' }>, name: string): void {
  const { hProperties } = node.data;
  const { className } = hProperties;
  node.data = { ...node.data, hProperties: { ...hProperties, className: [...asList(className), name] } };
}

function asList(className: unknown): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** What readers of another version see in its place: nothing, or what is different for them. */
function absent(node: Nodes, { since }: Marks, { version }: Reader): Nodes | Nodes[] {
  const isLater = since !== undefined && !isInRange(version, { since });
  if (!isLater) return [];
  const instead = node.type === 'containerDirective' ? node.attributes?.instead : node.data?.absent;
  return instead ? noteOf(instead, version) : [];
}

/** Words that are struck through, with the way out. */
function deprecatedWords(
  node: Extract<Nodes, { type: 'textDirective' }>,
  marks: Marks,
  { version }: Reader,
): Nodes[] {
  if (!isDeprecatedIn(version, marks)) return [...node.children];
  const { since, use } = marks.deprecated ?? {};
  const when = since ? `deprecated since ${since}` : 'deprecated';
  return [
    element('del', {}, node.children),
    text(` (${when}`),
    ...(use ? [text(': '), ...inlineOf(wayOut(use))] : []),
    text(')'),
  ];
}
