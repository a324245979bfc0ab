import type { Properties } from 'hast';
import type { Code, Data, Node, Nodes, Paragraph, Parent, PhrasingContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { ExerciseSource, PredictionSource } from '../model/exercise';
import type { Stories } from '../model/figure';
import type { Marks } from '../model/marks';
import type { Syntax } from '../model/syntax';
import { onlyFor, textFor } from '../model/syntax-text';
import type { VersionRange } from '../model/version';
import type { CodeFacts } from './article';

/** Reports a mistake at a node. */
export type Fail = (
  message: string,
  at?: { position?: { start: { line: number; column?: number } } },
) => void;

export type DirectiveNode = ContainerDirective | LeafDirective | TextDirective;

/** The type of a library entry in both syntaxes. */
export interface Signature extends Node {
  type: 'signature';
  jsligo: string;
  cameligo: string;
  module: string;
}

interface WrapperData extends Data {
  hName: string;
  hProperties: Properties;
  /** The component that renders it. A sample is a pair of adjacent fences, one in each syntax. */
  island?: 'sample' | 'tabs' | 'exercise' | 'predict' | 'steps';
  /** Tabs of which the one for the reader's system is shown first. */
  bySystem?: boolean;
  /** What the element becomes in the Markdown copy of a page; by default, it is replaced by its children. */
  copy?: 'blockquote' | 'list' | 'listItem' | 'title' | 'refusal' | 'hidden';
  /** The syntax of a `span` or `div` that only its readers see. */
  syntax?: Syntax;
  /** What the build verifies. */
  exercise?: ExerciseSource;
  prediction?: PredictionSource;
}

/** An HTML element around other nodes. */
export interface Wrapper extends Node {
  type: 'wrapper';
  data: WrapperData;
  children: Nodes[];
}

interface OwnNodes {
  signature: Signature;
  wrapper: Wrapper;
}

declare module 'mdast' {
  interface RootContentMap extends OwnNodes {}
  interface BlockContentMap extends OwnNodes {}
  interface CodeData {
    code?: CodeFacts;
  }
  interface HeadingData {
    anchor?: string;
    syntax?: Syntax;
  }
  interface HtmlData {
    /** Set on generated HTML; HTML by authors is rejected. */
    isOwn?: boolean;
  }
  interface Data {
    /** An anchor on a block other than a heading. */
    anchor?: string;
    /** The versions that have the node, if not all do. */
    range?: VersionRange;
    /** Of an entry or a flag, which shows them as a badge. */
    marks?: Marks;
    /** What the program of a figure does. */
    stories?: Stories;
    /** Markdown of one line: what versions before `since` show instead. */
    absent?: string;
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
  return node.type === 'wrapper' ? node.data.syntax : undefined;
}

/** Whether a node is a fence of JsLIGO or CameLIGO. */
export function isProgram(node: Nodes): node is Code & { lang: Syntax } {
  return node.type === 'code' && (node.lang === 'jsligo' || node.lang === 'cameligo');
}

/**
 * A node with these children. mdast restricts the types of children of each node, but our own nodes may occur
 * anywhere, so the cast is here, in one place.
 */
export function withChildren<N extends Nodes>(node: Omit<N, 'children'>, children: readonly Nodes[]): N {
  return { ...node, children: [...children] } as unknown as N;
}

/** An HTML element as a tree node, with optional metadata. */
export function element(
  hName: string,
  hProperties: Properties,
  children: readonly Nodes[],
  facts: Omit<WrapperData, 'hName' | 'hProperties'> = {},
): Wrapper {
  return { type: 'wrapper', data: { ...facts, hName, hProperties }, children: [...children] };
}

export function paragraph(children: readonly Nodes[], className?: string): Paragraph {
  const data = className ? { hProperties: { className: [className] } } : undefined;
  return withChildren<Paragraph>({ type: 'paragraph', data }, children);
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Replaces nodes top down: `change` returns the node itself, or replacements that are processed in turn. */
export function rewrite(parent: Parent, change: (node: Nodes) => Nodes | Nodes[]): void {
  const replace = (node: Nodes): Nodes[] => {
    const changed = change(node);
    if (changed !== node) return [changed].flat().flatMap(replace);
    if (isParent(node)) rewrite(node, change);
    return [node];
  };
  parent.children = parent.children.flatMap(replace) as typeof parent.children;
}

/** Adds metadata to a fence. */
export function addFacts(code: Code, facts: CodeFacts): void {
  code.data = { ...code.data, code: { ...code.data?.code, ...facts } };
}

const BLOCKS = /^(paragraph|list|listItem|blockquote|tableRow|tableCell|heading|code)$/;

/** The text of a node, with words for the readers of one syntax marked. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (!isParent(node)) return node.type === 'break' ? ' ' : '';
  const glue = node.children.some(({ type }) => BLOCKS.test(type)) ? ' ' : '';
  const words = node.children.map(textOf).join(glue);
  const syntax = syntaxOf(node);
  return syntax ? onlyFor(syntax, textFor(words, syntax)) : words;
}
