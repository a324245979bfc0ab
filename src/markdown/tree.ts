import type { Properties } from 'hast';
import type { Code, Data, Node, Nodes, Parent, PhrasingContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { parseSyntax, type Syntax } from '../model/syntax';
import type { VersionRange } from '../model/version';
import type { Sample, SampleProblem } from './article';

/** Reports a mistake at a place in the text. */
export type Fail = (message: string, at: { line?: number; column?: number } | undefined) => void;

export type DirectiveNode = ContainerDirective | LeafDirective | TextDirective;

/** What the directives and comments around a fence say about it. */
export interface CodeData {
  title?: string;
  mark?: string;
  inFails?: boolean;
  /** Why a skipped sample is not a program. */
  skipReason?: string;
  differsReason?: string;
  pair?: number;
  /** The program that the fence is. */
  sample?: Sample;
  problem?: SampleProblem;
}

/** A fence of JsLIGO or CameLIGO. */
export type ProgramFence = Code & { lang: Syntax };

/** Two adjacent samples that say the same in both syntaxes. */
export interface SamplePair extends Node {
  type: 'samplePair';
  children: [ProgramFence, ProgramFence];
}

/** The type of a library entry in both syntaxes. */
export interface Signature extends Node {
  type: 'signature';
  jsligo: string;
  cameligo: string;
  module: string;
}

/**
 * What an element becomes in the Markdown copy of a page. `titled` elements start with a title: it becomes a bold line,
 * of a `quote` inside a block quote, of `refused` code with a remark, and of a `body` nothing. Without a role, the children
 * take the place of the element.
 */
export type CopyRole = 'titled' | 'quote' | 'refused' | 'body' | 'list' | 'item' | 'hidden';

/** An HTML element around other nodes. */
export interface Wrapper extends Node {
  type: 'wrapper';
  data: Data & { hName: string; hProperties: Properties; copy?: CopyRole; syntax?: Syntax };
  children: Nodes[];
}

/** Finished HTML of our own code, never of an author. */
export interface RawBlock extends Node {
  type: 'rawBlock';
  value: string;
  /** Its text, for search. */
  text: string;
}

interface OwnNodes {
  samplePair: SamplePair;
  signature: Signature;
  rawBlock: RawBlock;
  wrapper: Wrapper;
}

declare module 'mdast' {
  interface RootContentMap extends OwnNodes {}
  interface BlockContentMap extends OwnNodes {}
  interface CodeData {
    code?: import('./tree').CodeData;
  }
  interface HeadingData {
    anchor?: string;
    syntax?: Syntax;
  }
  interface Data {
    /** An anchor on a block other than a heading. */
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

/** The syntax whose readers see the node, if only one does. */
export function syntaxOf(node: Nodes): Syntax | undefined {
  if (node.type === 'wrapper') return node.data.syntax;
  return node.type === 'textDirective' ? parseSyntax(node.name) : undefined;
}

/** Whether a node is a fence of JsLIGO or CameLIGO. */
export function isProgram(node: Nodes): node is ProgramFence {
  return node.type === 'code' && (node.lang === 'jsligo' || node.lang === 'cameligo');
}

/**
 * A node with these children. mdast allows only some types of children in each node, but our trees put their own nodes
 * everywhere, so the check is left out here, in one place.
 */
export function withChildren<N extends Nodes>(node: Omit<N, 'children'>, children: readonly Nodes[]): N {
  return { ...node, children: [...children] } as unknown as N;
}

/** Replaces nodes top down: `change` returns the node itself, or others, which are changed in turn. */
export function rewrite(parent: Parent, change: (node: Nodes) => Nodes | Nodes[]): void {
  const replace = (node: Nodes): Nodes[] => {
    const changed = change(node);
    if (changed !== node) return [changed].flat().flatMap(replace);
    if (isParent(node)) rewrite(node, change);
    return [node];
  };
  parent.children = parent.children.flatMap(replace) as typeof parent.children;
}

/** Adds what is known about a fence. */
export function addFacts(code: Code, facts: CodeData): void {
  code.data = { ...code.data, code: { ...code.data?.code, ...facts } };
}

/** The text of a node for readers of one syntax; of both when none is given. */
export function textOf(node: Nodes, syntax?: Syntax): string {
  if (node.type === 'textDirective' && syntax && node.name !== syntax) return '';
  if (node.type === 'rawBlock') return node.text;
  if (node.type === 'signature') return '';
  if ('value' in node && node.type !== 'html') return node.value;
  if (isParent(node)) return joinTexts(node, (child) => textOf(child, syntax));
  return node.type === 'break' ? ' ' : '';
}

const BLOCKS = /^(paragraph|list|listItem|blockquote|tableRow|tableCell|heading|containerDirective|code)$/;

/** The texts of the children of a node, with spaces between blocks. */
export function joinTexts(node: Parent, textOfChild: (child: Nodes) => string): string {
  const glue = node.children.some(({ type }) => BLOCKS.test(type)) ? ' ' : '';
  return node.children.map(textOfChild).join(glue);
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
