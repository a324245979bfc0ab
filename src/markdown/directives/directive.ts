import type { Properties } from 'hast';
import type { Nodes } from 'mdast';
import type { DirectiveNode, Wrapper } from '../tree';

export type DirectiveKind = 'block' | 'leaf' | 'inline';

/** What a directive may tell its surroundings while it is being compiled. */
export interface DirectiveTools {
  /** Reports a mistake at the directive's place, or at that of a node inside it. */
  readonly fail: (message: string, at?: Nodes) => void;
  /** A number that no other directive of the page gets. */
  readonly nextNumber: () => number;
}

/** A directive of the dialect: how it is written and what it becomes. */
export interface Directive {
  readonly names: readonly string[];
  readonly kind: DirectiveKind;
  readonly attributes: readonly string[];
  readonly label: 'required' | 'optional' | 'none';
  /** How it is written, for error messages. */
  readonly usage: string;
  /** Gives what stands in its place; nodes given back are compiled in turn. */
  readonly compile: (node: DirectiveNode, label: Nodes[], tools: DirectiveTools) => Nodes | Nodes[];
}

/** Takes the label out of a container directive, where the parser has put it as its first paragraph. */
export function takeLabel(node: DirectiveNode): Nodes[] {
  if (node.type !== 'containerDirective') return node.children as Nodes[];
  const first = node.children[0];
  if (
    first?.type !== 'paragraph' ||
    !(first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel
  )
    return [];
  node.children.shift();
  return first.children;
}

/** An HTML element as a tree node. */
export function element(tag: string, attributes: Properties, children: readonly Nodes[]): Wrapper {
  return { type: 'wrapper', data: { hName: tag, hProperties: attributes }, children: [...children] };
}
