/** Helpers for traversing Lezer trees. */
import type { SyntaxNode } from '@lezer/common';
import type { Attribute } from '../ast';
import { type Lowering, spanOf, textOf } from './context';

const skipped = new Set(['LineComment', 'BlockComment', 'Directive', '⚠']);

/** The children of a node, without comments and without tokens skipped by error recovery. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!skipped.has(child.name)) children.push(child);
  }
  return children;
}

/** A node with the attributes written before it. */
export interface Attributed {
  readonly node: SyntaxNode;
  readonly attributes: readonly Attribute[];
  /** The start of the first attribute, or of the node. */
  readonly from: number;
}

/** Attaches attributes to the node that follows them. */
export function attributed(lowering: Lowering, nodes: readonly SyntaxNode[]): Attributed[] {
  const found: Attributed[] = [];
  let attributes: Attribute[] = [];
  for (const node of nodes) {
    if (node.name === 'Attribute') attributes.push(attributeOf(lowering, node));
    else {
      found.push({ node, attributes, from: attributes[0]?.span.from ?? node.from });
      attributes = [];
    }
  }
  return found;
}

const bracketed = /^\[@([\w.]+)(?:\s*:?\s*(?:"([^"]*)"|([A-Za-z_]\w*)))?\s*\]$/;
const decorator = /^@([\w.]+)(?:\s*\(\s*"([^"]*)"\s*\))?/;

function attributeOf(lowering: Lowering, node: SyntaxNode): Attribute {
  const text = textOf(lowering, node);
  const [, key = '', quoted, word] = bracketed.exec(text) ?? decorator.exec(text) ?? [];
  const value = quoted ?? word;
  return { key, ...(value !== undefined && { value }), span: spanOf(lowering, node) };
}

/** The tokens without nodes around the children of a node: before the first, between them, after the last. */
export function signsBetween(lowering: Lowering, node: SyntaxNode): string[] {
  const signs: string[] = [''];
  let end = node.from;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    const gap = lowering.text.slice(end, child.from);
    signs[signs.length - 1] += gap.replace(/\s+/g, '');
    end = child.to;
    if (!skipped.has(child.name)) signs.push('');
  }
  signs[signs.length - 1] += lowering.text.slice(end, node.to).replace(/\s+/g, '');
  return signs;
}

/** Groups children into paths: those with a dot between them belong to one path. */
export function pathsIn(lowering: Lowering, nodes: readonly SyntaxNode[]): SyntaxNode[][] {
  const paths: SyntaxNode[][] = [];
  for (const node of nodes) {
    const current = paths.at(-1);
    const previous = current?.at(-1);
    const isStep =
      previous !== undefined &&
      /Name$/.test(previous.name) &&
      lowering.text.slice(previous.to, node.from).includes('.');
    if (current && isStep) current.push(node);
    else paths.push([node]);
  }
  return paths;
}
