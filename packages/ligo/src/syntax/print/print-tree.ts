/** Lezer's trees with every token and every comment: what is printed. */
import type { SyntaxNode, Tree } from '@lezer/common';

export type PrintNode = Token | Branch;

export interface Token {
  readonly kind: 'token';
  /** The node of the grammar; empty for punctuation. */
  readonly name: string;
  readonly text: string;
  readonly from: number;
  /** Comments and directives before it. */
  readonly before: readonly Trivia[];
  /** Comments behind it, at the end of its line. */
  readonly behind: readonly string[];
  /** Whether a line is empty between it, with its comments, and the previous token. */
  readonly afterBlank: boolean;
  /** Whether it starts a line. */
  readonly startsLine: boolean;
}

export interface Trivia {
  readonly kind: 'line' | 'block' | 'directive';
  /** Of several lines, those after the first are indented as the comment's first. */
  readonly text: string;
  /** Whether a line is empty between it and what follows. */
  readonly blankAfter: boolean;
  /** Whether what follows is on another line. */
  readonly endsLine: boolean;
}

export interface Branch {
  readonly kind: 'branch';
  readonly name: string;
  /** The comments before its first token, unless they belong to a node around it. */
  readonly before: readonly Trivia[];
  readonly children: readonly PrintNode[];
}

/** The tree of a file, and the comments at its end. */
export interface PrintTree {
  readonly root: Branch;
  readonly end: Token;
}

/** Punctuation without nodes. */
const sign = /\.\.\.|=>|->|:=|\w+|[^\s\w]/g;
/** Nodes whose insides are printed as they are written. */
const verbatim = new Set(['Attribute', 'ImportDirective', 'IncludeDirective', 'Unit']);
const comments = new Set(['LineComment', 'BlockComment', 'Directive']);

/** `live` is `text` without what the preprocessor drops, at the same offsets. */
export function printTree(text: string, live: string, tree: Tree): PrintTree {
  const reader = new Reader(text, live, tree);
  const root = reader.branch(tree.topNode);
  return { root, end: reader.token('', text.length, text.length) };
}

class Reader {
  private pending: Trivia[] = [];
  private last: { behind: string[] } | undefined;
  /** Where the previous token, comment or directive ends. */
  private at = 0;
  private blank = false;

  private readonly comments: readonly Range[];
  private nextComment = 0;
  /** The code without comments, at the same offsets. */
  private readonly code: string;

  constructor(
    private readonly text: string,
    private readonly live: string,
    tree: Tree,
  ) {
    this.comments = commentsIn(tree);
    this.code = without(live, this.comments);
  }

  branch(node: SyntaxNode): Branch {
    const children: PrintNode[] = [];
    let from = node.from;
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.from > from) children.push(...this.signs(from, child.from));
      from = Math.max(from, child.to);
      if (comments.has(child.name) || child.from === child.to) continue;
      else if (child.firstChild && !verbatim.has(child.name)) children.push(this.branch(child));
      else children.push(this.leaf(child));
    }
    children.push(...this.signs(from, node.to));
    return branchOf(node.name, children);
  }

  /** Names of one token are tokens; other nodes without children have only punctuation. */
  private leaf(node: SyntaxNode): PrintNode {
    const source = this.code.slice(node.from, node.to);
    const isBracketed = /^(?:\{\s*\}|\[\s*\]|\(\s*\))$/.test(source) || node.name === 'Block';
    if (isBracketed) return branchOf(node.name, this.signs(node.from, node.to));
    const lead = source.length - source.trimStart().length;
    return this.token(node.name, node.from + lead, node.from + source.trimEnd().length);
  }

  private signs(from: number, to: number): Token[] {
    const found = this.code.slice(from, to).matchAll(sign);
    return Array.from(found, ({ 0: text, index }) =>
      this.token('', from + index, from + index + text.length),
    );
  }

  token(name: string, from: number, to: number): Token {
    for (
      let next = this.comments[this.nextComment];
      next && next.from < from;
      next = this.comments[this.nextComment]
    ) {
      this.nextComment++;
      this.comment(next);
    }
    this.skipTo(from);
    const startsLine = this.code.slice(this.at, from).includes('\n');
    const behind: string[] = [];
    const before = this.pending;
    const token: Token = {
      kind: 'token',
      name,
      text: this.live.slice(from, to),
      from,
      before,
      behind,
      afterBlank: this.blank,
      startsLine,
    };
    this.pending = [];
    this.blank = false;
    this.last = { behind };
    this.at = to;
    return token;
  }

  private comment({ name, from, to }: Range): void {
    const isDirective = name === 'Directive';
    const end = isDirective ? this.endOfDropped(to) : to;
    const gap = this.text.slice(this.at, from);
    const after = /^[ \t]*(\r?\n|$)/.test(this.text.slice(end));
    const content = this.text.slice(from, end).trimEnd().replace(/\r\n?/g, '\n');
    if (!isDirective && this.pending.length === 0 && this.last && !gap.includes('\n') && after) {
      this.last.behind.push(content);
      this.at = end;
      return;
    }
    this.skipTo(from);
    const column = from - (this.text.lastIndexOf('\n', from - 1) + 1);
    this.pending.push({
      kind: isDirective ? 'directive' : name === 'LineComment' ? 'line' : 'block',
      text: isDirective ? content : dedent(content, column),
      blankAfter: false,
      endsLine: after || name === 'LineComment' || isDirective,
    });
    this.at = end;
  }

  /** Notes an empty line before the comment or token at `from`. */
  private skipTo(from: number): void {
    if (from < this.at || !/\n[ \t\r]*\n/.test(this.text.slice(this.at, from))) return;
    const previous = this.pending.pop();
    if (previous) this.pending.push({ ...previous, blankAfter: true });
    else this.blank = true;
  }

  /** What is dropped after a condition is kept as it is. */
  private endOfDropped(to: number): number {
    let end = to;
    for (let at = to; at < this.text.length && /\s/.test(this.live[at] ?? ''); at++) {
      if (this.text[at] !== this.live[at]) end = at + 1;
    }
    return end;
  }
}

interface Range {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Comments and directives, in order; where they are in the tree depends on the parser. */
function commentsIn(tree: Tree): Range[] {
  const found: Range[] = [];
  tree.iterate({
    enter({ name, from, to }) {
      if (comments.has(name)) found.push({ name, from, to });
    },
  });
  return found.sort((one, other) => one.from - other.from);
}

function without(code: string, ranges: readonly Range[]): string {
  let result = '';
  let done = 0;
  for (const { from, to } of ranges) {
    result += code.slice(done, from) + code.slice(from, to).replace(/[^\r\n]/g, ' ');
    done = to;
  }
  return result + code.slice(done);
}

/** Comments belong to the largest node that starts behind them. */
function branchOf(name: string, children: readonly PrintNode[]): Branch {
  const [first, ...others] = children;
  if (!first) return { kind: 'branch', name, before: [], children };
  return { kind: 'branch', name, before: first.before, children: [{ ...first, before: [] }, ...others] };
}

/** Removes the indentation of the comment from the lines after its first. */
function dedent(comment: string, column: number): string {
  const [first = '', ...others] = comment.split('\n');
  const lines = others.map((one) =>
    one.slice(Math.min(column, one.length - one.trimStart().length)).trimEnd(),
  );
  return [first.trimEnd(), ...lines].join('\n');
}
