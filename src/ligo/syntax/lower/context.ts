/** What the lowering of one file knows and collects. */
import type { SyntaxNode } from '@lezer/common';
import type { Declaration, Name, Node } from '../ast';
import type { Problem } from '../problem';
import type { Span } from '../source';

export interface Lowering {
  readonly file: number;
  readonly text: string;
  readonly problems: Problem[];
  /** The declarations of a file that is included here. */
  readonly include: (path: string, span: Span) => readonly Declaration[];
  /** The index of a file that is imported here; undefined if it cannot be found. */
  readonly importFile: (path: string, span: Span) => number | undefined;
  /** The text of a file that code names here; undefined if it cannot be found. */
  readonly readText: (path: string) => string | undefined;
}

/** The place of a node. Where a token of no width begins it, the space that follows is not part of it. */
export function spanOf({ file, text }: Lowering, { from, to }: { from: number; to: number }): Span {
  let start = from;
  while (start < to && text.charCodeAt(start) <= SPACE) start += 1;
  return { file, from: start, to };
}

const SPACE = 32;

export function textOf(lowering: Lowering, node: { from: number; to: number }): string {
  return lowering.text.slice(node.from, node.to);
}

/** The name that a node holds, without the `@` of an escaped one and the quote of a type variable. */
export function nameOf(lowering: Lowering, node: SyntaxNode): Name {
  return { text: textOf(lowering, node).replace(/^[@']\s*/, ''), span: spanOf(lowering, node) };
}

export function namesOf(lowering: Lowering, nodes: readonly SyntaxNode[]): Name[] {
  return nodes.map((node) => nameOf(lowering, node));
}

/** A node that stands for what could not be read. */
export function unreadable(lowering: Lowering, node: SyntaxNode): Node & { kind: 'error' } {
  return { kind: 'error', span: spanOf(lowering, node) };
}

/** Reports what the grammar lets pass and the language does not. */
export function refuse(lowering: Lowering, code: string, message: string, span: Span, hint?: string): void {
  lowering.problems.push({ phase: 'core', code, message, span, ...(hint && { hint }) });
}
