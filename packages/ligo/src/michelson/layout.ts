/**
 * Prints a Micheline tree over several lines, with the line breaks of `ligo compile contract` and of Octez.
 *
 * An expression stays on one line if its estimated width is below 80. Otherwise the items of a sequence and the
 * arguments of a primitive are put on lines of their own: arguments behind a short name, or below a long one.
 * Both tools print through OCaml's `Format`, which does not indent beyond column 68: a block that would start
 * further to the right starts on a new line instead.
 */

import { headOf, needsParentheses } from './print';
import { escapeString } from './tokens';
import { childrenOf, type Micheline, type MichelinePrim } from './tree';

const MAX_WIDTH = 80;
const MAX_INDENT = 68;
const SHORT_NAME = 4;

export function layOutMicheline(node: Micheline): string {
  return layOutWithPlaces(node).text;
}

/** Where a node is in a text, in UTF-16 offsets; the end is exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

export interface LaidOut {
  readonly text: string;
  /** The nodes of the tree in the text. A node that occurs twice has the place of its last occurrence. */
  readonly places: ReadonlyMap<Micheline, TextRange>;
}

/** The text, and where each node is in it. */
export function layOutWithPlaces(node: Micheline): LaidOut {
  const page = new Page(widthsOf(node));
  page.print(node);
  return { text: page.text, places: page.places };
}

/** The text of a node as an argument of a primitive: in parentheses if it has parts. Tools print values like this. */
export function layOutArgument(node: Micheline): string {
  const page = new Page(widthsOf(node));
  page.argument(node);
  return page.text;
}

type Widths = ReadonlyMap<Micheline, number>;

function widthsOf(root: Micheline): Widths {
  const widths = new Map<Micheline, number>();
  const measure = (node: Micheline): number => {
    const gap = node.kind === 'sequence' ? 3 : 1;
    const width = childrenOf(node).reduce((sum, child) => sum + gap + measure(child), ownWidth(node));
    widths.set(node, width);
    return width;
  };
  measure(root);
  return widths;
}

/** An estimate: quotes, parentheses and escape sequences do not count. */
function ownWidth(node: Micheline): number {
  switch (node.kind) {
    case 'int':
      return String(node.value).length;
    case 'string':
      return new TextEncoder().encode(node.value).length;
    case 'bytes':
      return node.value.length + 2;
    case 'sequence':
      return 4;
    case 'prim':
      return node.prim.length + (node.annots.length > 0 ? node.annots.join(' ').length + 2 : 0);
  }
}

/** A block of lines that start at the same column, or of one line. */
interface Block {
  readonly isVertical: boolean;
  readonly indent: number;
}

class Page {
  text = '';
  readonly places = new Map<Micheline, TextRange>();
  private column = 0;
  private readonly blocks: Block[] = [{ isVertical: false, indent: 0 }];

  constructor(private readonly widths: Widths) {}

  print(node: Micheline): void {
    const from = this.text.length;
    this.printNode(node);
    this.places.set(node, { from, to: this.text.length });
  }

  private printNode(node: Micheline): void {
    if (node.kind === 'int') this.write(String(node.value));
    else if (node.kind === 'string') this.write(escapeString(node.value));
    else if (node.kind === 'bytes') this.write(`0x${node.value}`);
    else if (node.kind === 'prim') this.prim(node);
    else if (node.items.length === 0) this.write('{}');
    else this.sequence(node.items, this.isWide(node));
  }

  private isWide(node: Micheline): boolean {
    return (this.widths.get(node) ?? 0) >= MAX_WIDTH;
  }

  private sequence(items: readonly Micheline[], isWide: boolean): void {
    this.write('{ ');
    this.open(isWide, 0);
    for (const [index, item] of items.entries()) {
      if (index > 0) {
        this.write(' ;');
        this.separate();
      }
      this.print(item);
    }
    this.close();
    this.write(' }');
  }

  private prim(node: MichelinePrim): void {
    const head = headOf(node);
    if (node.args.length === 0) this.write(head);
    else this.application(head, node.args, this.isWide(node));
  }

  private application(head: string, args: readonly Micheline[], isWide: boolean): void {
    if (isWide && head.length <= SHORT_NAME) {
      this.write(`${head} `);
      this.open(true, 0);
    } else {
      this.open(isWide, isWide ? 2 : 0);
      this.write(head);
      this.separate();
    }
    for (const [index, argument] of args.entries()) {
      if (index > 0) this.separate();
      this.argument(argument);
    }
    this.close();
  }

  argument(node: Micheline): void {
    const isEnclosed = needsParentheses(node);
    if (isEnclosed) this.write('(');
    this.print(node);
    if (isEnclosed) this.write(')');
  }

  private open(isVertical: boolean, offset: number): void {
    const current = this.block;
    if (this.column > MAX_INDENT && current.isVertical && current.indent < this.column) this.breakLine();
    this.blocks.push({ isVertical, indent: this.column + offset });
  }

  private close(): void {
    this.blocks.pop();
  }

  private separate(): void {
    if (this.block.isVertical) this.breakLine();
    else this.write(' ');
  }

  private breakLine(): void {
    this.column = Math.min(this.block.indent, MAX_INDENT);
    this.text += `\n${' '.repeat(this.column)}`;
  }

  private write(text: string): void {
    this.text += text;
    this.column += text.length;
  }

  private get block(): Block {
    return this.blocks.at(-1) as Block;
  }
}
