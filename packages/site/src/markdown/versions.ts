/** Text for some versions: `:::since`, `:::until`, `:since[…]`, `:until[…]`, rows, and nodes of generated pages. */
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { groupBy } from '../model/group-by';
import { isInRange, isVersionName, UNRELEASED, type VersionRange } from '../model/version';
import { type Fail, isParent, paragraph, rewrite, text, withChildren } from './tree';
import { differsByVersion } from './values';

/** Splits a tree into one per set of versions with the same text; most trees have a single variant. */
export function splitByVersion(root: Root, versions: readonly string[], fail: Fail) {
  const ranges: VersionRange[] = [];
  visit(root, (node) => {
    const range = rangeOf(node);
    if (!range) return;
    checkRange(range, node, versions, fail);
    ranges.push(range);
  });
  const hasOwnText = differsByVersion(root);
  const byVisibility = groupBy(versions, (version) =>
    [hasOwnText && version, ...ranges.map((range) => isInRange(version, range))].join(),
  );
  return [...byVisibility.values()].map((group) => {
    const tree = structuredClone(root);
    rewrite(tree, (node) => {
      const range = rangeOf(node);
      if (!range) return node;
      if (!isInRange(group[0] ?? '', range)) return [];
      return shown(node, badgeFor(range, versions));
    });
    return { versions: group, tree };
  });
}

/** Authors use directives; generated pages have the range on the node itself. */
export function rangeOf(node: Nodes): VersionRange | undefined {
  if (node.type === 'tableRow') return node.data?.range ?? rowMark(node);
  if (node.type !== 'containerDirective' && node.type !== 'textDirective') return node.data?.range;
  const version = node.attributes?.version ?? '';
  if (node.name === 'since') return { since: version };
  if (node.name === 'until') return { until: version };
  return undefined;
}

/** `:row{since=1.7.0}` anywhere in a row of a table. */
function rowMark(row: Nodes): VersionRange | undefined {
  let range: VersionRange | undefined;
  visit(row, 'textDirective', ({ name, attributes }) => {
    if (name === 'row')
      range = { since: attributes?.since ?? undefined, until: attributes?.until ?? undefined };
  });
  return range;
}

/** What a version shows of a node that is in its range. */
function shown(node: Nodes, badge: readonly Nodes[]): Nodes | Nodes[] {
  const wantsBadge = 'attributes' in node ? node.attributes?.badge !== 'no' : true;
  const mark = wantsBadge ? badge : [];
  switch (node.type) {
    case 'textDirective':
      return [...node.children];
    case 'containerDirective': {
      const [first, ...rest] = node.children;
      return first?.type === 'heading' ? [first, ...mark, ...rest] : [...mark, ...node.children];
    }
    default: {
      if (!node.data?.range) return node;
      const { range: _, ...data } = node.data;
      const plain = { ...node, data } as Nodes;
      if (plain.type !== 'wrapper' || !isParent(plain)) return plain;
      const [first, ...rest] = plain.children;
      return withChildren<Nodes>(plain, first ? [first, ...mark, ...rest] : []);
    }
  }
}

/** A quiet note, where some version of the page does not have the text. */
function badgeFor({ since, until }: VersionRange, versions: readonly string[]): Nodes[] {
  const isEverywhere = versions.every((version) => isInRange(version, { since, until }));
  if (isEverywhere) return [];
  const words = withChildren<Nodes>({ type: 'emphasis' }, [text(describeRange(since, until))]);
  return [paragraph([words], 'version-mark')];
}

function describeRange(since: string | undefined, until: string | undefined): string {
  if (since === UNRELEASED) return 'In the next release';
  if (since && until) return `From ${since} to ${until}`;
  return since ? `Since ${since}` : `Up to ${until}`;
}

function checkRange(range: VersionRange, node: Nodes, versions: readonly string[], fail: Fail): void {
  if (!node.position || versions.length === 0) return;
  for (const name of ['since', 'until'] as const) {
    const version = range[name];
    if (version === undefined || isVersionName(version)) continue;
    const message = `:::${name} has no valid version (found '${version}'): write :::${name}{version=1.10.0}.`;
    fail(message, node);
    return;
  }
  if (versions.some((one) => isInRange(one, range))) return;
  const message = `No version shows this text (the page is in ${versions.join(', ')}): correct the version, or remove the text.`;
  fail(message, node);
}
