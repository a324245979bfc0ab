/** The versions that show a node: from directives of authors, or from the data of generated nodes. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Marks } from '../model/marks';
import type { VersionRange } from '../model/version';

/** The marks of a node, if it has any. */
export function marksOf(node: Nodes): Marks | undefined {
  if (node.type === 'tableRow') return node.data?.marks ?? node.data?.range ?? rowMark(node);
  if (!('attributes' in node)) return node.data?.marks ?? node.data?.range;
  return directiveMarks(node);
}

/** The versions that show a node. What is deprecated is shown in all of them. */
export function rangeOf(node: Nodes): VersionRange | undefined {
  const marks = marksOf(node);
  if (!marks || (node.type === 'leafDirective' && node.name === 'deprecated')) return marks && {};
  if (node.type === 'leafDirective') return { since: marks.changed?.[0]?.version };
  return marks;
}

type Directive = Extract<Nodes, { attributes?: unknown }>;

function directiveMarks({ name, type, attributes }: Directive): Marks | undefined {
  const attribute = (key: string) => attributes?.[key] ?? undefined;
  const version = attribute('version') ?? '';
  if (type !== 'leafDirective' && name === 'since') return { since: version };
  if (type !== 'leafDirective' && name === 'until') return { until: version };
  if (type !== 'containerDirective' && name === 'deprecated')
    return { deprecated: { since: attribute('since'), use: attribute('use') } };
  if (type === 'leafDirective' && name === 'changed')
    return { changed: [{ version, text: attribute('text') ?? '' }] };
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
