import type { Nodes } from 'mdast';
import type { DirectiveNode, Fail } from '../tree';

/** A directive of the dialect: how it is written and what it becomes. */
export interface Directive {
  readonly names: readonly string[];
  readonly type: DirectiveNode['type'];
  readonly attributes?: readonly string[];
  readonly label?: 'required' | 'optional';
  /** How it is written, for error messages. */
  readonly usage: string;
  /** Returns what replaces it; directives in the returned nodes are compiled in turn. */
  readonly compile: (node: DirectiveNode, label: Nodes[], fail: Fail) => Nodes | Nodes[];
}

/** Takes the label out of a container directive, where the parser has put it as its first paragraph. */
export function takeLabel(node: DirectiveNode): Nodes[] {
  if (node.type !== 'containerDirective') return [...node.children];
  const first = node.children[0];
  if (first?.type !== 'paragraph' || !first.data?.directiveLabel) return [];
  node.children.shift();
  return first.children;
}
