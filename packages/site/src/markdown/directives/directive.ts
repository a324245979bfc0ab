import type { Nodes } from 'mdast';
import type { DirectiveNode, Fail } from '../tree';

/** A directive of the dialect: its syntax and how it is compiled. */
export interface Directive {
  readonly names: readonly string[];
  readonly type: DirectiveNode['type'];
  readonly attributes?: readonly string[];
  readonly label?: 'required' | 'optional';
  /** How it is written, for error messages. */
  readonly usage: string;
  /** Returns the nodes that replace it; directives in these are compiled in turn. */
  readonly compile: (node: DirectiveNode, label: Nodes[], fail: Fail) => Nodes | Nodes[];
}

/** Removes and returns the label of a container directive, which the parser adds as its first paragraph. */
export function takeLabel(node: DirectiveNode): Nodes[] {
  if (node.type !== 'containerDirective') return [...node.children];
  const first = node.children[0];
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return [];
  node.children.shift();
  return first.children;
}
