import type { Properties } from 'hast';
import type { Code, Data, Node, Nodes, Parent, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Syntax } from '../model/syntax';
import type { VersionRange } from '../model/version';

export type DirectiveNode = ContainerDirective | LeafDirective | TextDirective;

/** What the directives around a fence tell of it. */
export interface CodeData {
  title?: string;
  mark?: string;
  inFails?: boolean;
  skipReason?: string;
  differsReason?: string;
  pair?: number;
}

/** Two neighbouring samples that say the same in both syntaxes. */
export interface SamplePair extends Node {
  type: 'samplePair';
  children: [Code, Code];
}

/** The type of a library entry in both syntaxes. */
export interface Signature extends Node {
  type: 'signature';
  jsligo: string;
  cameligo: string;
  module: string;
}

/** An HTML element around other nodes. */
export interface Wrapper extends Node {
  type: 'wrapper';
  data: Data & { hName: string; hProperties: Properties };
  children: Nodes[];
}

/** Finished HTML that needs no compiling: the output of a generator of ours, never of a writer. */
export interface RawBlock extends Node {
  type: 'rawBlock';
  value: string;
  /** The words of it, for search. */
  text: string;
}

declare module 'mdast' {
  interface RootContentMap {
    samplePair: SamplePair;
    signature: Signature;
    rawBlock: RawBlock;
    wrapper: Wrapper;
  }
  interface BlockContentMap {
    samplePair: SamplePair;
    signature: Signature;
    rawBlock: RawBlock;
    wrapper: Wrapper;
  }
  interface CodeData {
    code?: import('./tree').CodeData;
  }
  interface HeadingData {
    anchor?: string;
    syntax?: Syntax;
  }
  interface Data {
    /** An anchor on a block that is no heading. */
    anchor?: string;
    /** The versions that have the node, where not all do. */
    range?: VersionRange;
  }
}

export function isDirective(node: Nodes): node is DirectiveNode {
  return node.type === 'containerDirective' || node.type === 'leafDirective' || node.type === 'textDirective';
}

export function isParent(node: Nodes): node is Nodes & Parent {
  return 'children' in node;
}

/** Whether a node is a fence of JsLIGO or CameLIGO. */
export function isProgram(node: Nodes): node is Code {
  return node.type === 'code' && (node.lang === 'jsligo' || node.lang === 'cameligo');
}

export type Replacement = Nodes | Nodes[] | undefined;

/** Replaces nodes top down: `change` gives the node itself to go on inside it, others in its place, or none. */
export function rewrite(parent: Parent, change: (node: Nodes, parent: Parent) => Replacement): void {
  parent.children = parent.children.flatMap((child) => {
    const replaced = change(child, parent);
    const nodes = replaced === undefined ? [] : Array.isArray(replaced) ? replaced : [replaced];
    for (const node of nodes) if (isParent(node)) rewrite(node, change);
    return nodes as typeof parent.children;
  });
}

/** Moves all positions of a tree down by some lines: for text that was cut out of a larger file. */
export function shiftLines(root: Root, lines: number): void {
  const shift = (node: Nodes) => {
    if (node.position) {
      node.position.start.line += lines;
      node.position.end.line += lines;
    }
    if (isParent(node)) for (const child of node.children) shift(child);
  };
  if (lines !== 0) shift(root);
}

/** The words of a node for readers of one syntax; of both when none is given. */
export function textOf(node: Nodes, syntax?: Syntax): string {
  if (node.type === 'textDirective' && syntax && node.name !== syntax) return '';
  if (node.type === 'rawBlock') return node.text;
  if (node.type === 'signature') return '';
  if ('value' in node && node.type !== 'html') return node.value;
  if (isParent(node)) {
    const glue = (node.children as Nodes[]).some(isBlock) ? ' ' : '';
    return (node.children as Nodes[]).map((child) => textOf(child, syntax)).join(glue);
  }
  return node.type === 'break' ? ' ' : '';
}

function isBlock(node: Nodes): boolean {
  return /^(paragraph|list|listItem|blockquote|tableRow|tableCell|heading|containerDirective|code)$/.test(
    node.type,
  );
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
