/** The state of lowering one file. */
import type { SyntaxNode } from '@lezer/common';
import type { Declaration, Name, Node } from '../ast';
import type { Problem } from '../problem';
import type { Span } from '../source';

export interface Lowering {
  readonly file: number;
  readonly text: string;
  readonly problems: Problem[];
  /** The declarations of an included file. */
  readonly include: (path: string, span: Span) => readonly Declaration[];
  /** The index of an imported file; undefined if it cannot be found. */
  readonly importFile: (path: string, span: Span) => number | undefined;
  /** The contents of a file that a code injection refers to; undefined if it cannot be found. */
  readonly readText: (path: string) => string | undefined;
}

/** The span of a node, without leading whitespace if the node starts with a zero-width token. */
export function spanOf({ file, text }: Lowering, { from, to }: { from: number; to: number }): Span {
  let start = from;
  while (start < to && text.charCodeAt(start) <= SPACE) start += 1;
  return { file, from: start, to };
}

const SPACE = 32;

export function textOf(lowering: Lowering, node: { from: number; to: number }): string {
  return lowering.text.slice(node.from, node.to);
}

/** The name in a node, without the `@` of an escaped name or the quote of a type variable. */
export function nameOf(lowering: Lowering, node: SyntaxNode): Name {
  return { text: textOf(lowering, node).replace(/^[@']\s*/, ''), span: spanOf(lowering, node) };
}

export function namesOf(lowering: Lowering, nodes: readonly SyntaxNode[]): Name[] {
  return nodes.map((node) => nameOf(lowering, node));
}

/** A node for code that could not be parsed. */
export function unreadable(lowering: Lowering, node: SyntaxNode): Node & { kind: 'error' } {
  return { kind: 'error', span: spanOf(lowering, node) };
}

/** Reports code that the grammar accepts but the language does not. */
export function refuse(lowering: Lowering, code: string, message: string, span: Span, hint?: string): void {
  lowering.problems.push({ phase: 'core', code, message, span, ...(hint && { hint }) });
}
