/**
 * Values in texts: `{{version}}` is the version of the page, `{{latest}}` the one that readers get by default,
 * `{{versions}}` all that have a number.
 */
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '../model/problem';
import type { Fail } from './tree';

export type Values = Readonly<Record<string, string>>;

const VALUE = /\{\{\s*([\w-]+)\s*\}\}/g;

/** Whether a text has another value in each version. */
export function differsByVersion(root: Root): boolean {
  return [...valuesIn(root)].some(({ name }) => name === 'version');
}

/** Fills in the values; reports names that are unknown. */
export function fillValues(root: Root, values: Values, fail: Fail): void {
  for (const { name, node } of valuesIn(root)) {
    if (Object.hasOwn(values, name)) continue;
    fail(
      `There is no value {{${name}}}: ${didYouMean(name, Object.keys(values), 'correct the name.')}`,
      node,
    );
  }
  visit(root, (node) => {
    const fill = (text: string) => text.replace(VALUE, (whole, name: string) => values[name] ?? whole);
    if ('value' in node) node.value = fill(node.value);
    if ('url' in node) node.url = fill(node.url);
  });
}

function* valuesIn(root: Root): Generator<{ readonly name: string; readonly node: Nodes }> {
  const nodes: Nodes[] = [];
  visit(root, (node) => {
    nodes.push(node);
  });
  for (const node of nodes) {
    const text = `${'value' in node ? node.value : ''} ${'url' in node ? node.url : ''}`;
    for (const [, name = ''] of text.matchAll(VALUE)) yield { name, node };
  }
}
