import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { groupBy } from '../model/group-by';
import { isInRange, isVersionName, type VersionRange } from '../model/version';
import { type Fail, rewrite } from './tree';

/** Splits a tree into one per set of versions with the same text; most trees have a single variant. */
export function splitByVersion(root: Root, versions: readonly string[], fail: Fail) {
  const ranges: VersionRange[] = [];
  visit(root, (node) => {
    const range = rangeOf(node);
    if (!range) return;
    checkRange(range, node, versions, fail);
    ranges.push(range);
  });
  const byVisibility = groupBy(versions, (version) =>
    ranges.map((range) => isInRange(version, range)).join(),
  );
  return [...byVisibility.values()].map((group) => {
    const tree = structuredClone(root);
    rewrite(tree, (node) => {
      const range = rangeOf(node);
      if (range && !isInRange(group[0] ?? '', range)) return [];
      return range && node.type === 'containerDirective' ? [...node.children] : node;
    });
    return { versions: group, tree };
  });
}

/** Authors use :::since and :::until; generated pages have the range on the node itself. */
function rangeOf(node: Nodes): VersionRange | undefined {
  if (node.type !== 'containerDirective') return node.data?.range;
  const version = node.attributes?.version ?? '';
  if (node.name === 'since') return { since: version };
  if (node.name === 'until') return { until: version };
  return undefined;
}

function checkRange(range: VersionRange, node: Nodes, versions: readonly string[], fail: Fail): void {
  if (!node.position || versions.length === 0) return;
  const version = range.since ?? range.until ?? '';
  const name = range.since === undefined ? 'until' : 'since';
  if (!isVersionName(version)) {
    const message = `:::${name} has no valid version (found '${version}'): write :::${name}{version=1.10.0}.`;
    fail(message, node);
  } else if (!versions.some((one) => isInRange(one, range))) {
    const message = `No version shows this text (the page is in ${versions.join(', ')}): correct the version, or remove the text.`;
    fail(message, node);
  }
}
