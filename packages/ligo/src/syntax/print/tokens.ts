/** What the rules of both syntaxes share: tokens with their comments, and lists. */
import {
  blankline,
  commentBehind,
  concat,
  type Doc,
  emptyLine,
  freshline,
  glue,
  group,
  hardline,
  indent,
  join,
  line,
  margin,
  nothing,
  text,
} from './doc';
import type { PrintNode, Token, Trivia } from './print-tree';

/** A token with the comments that belong to it. */
export function tokenDoc(token: Token): Doc {
  return concat(commentsBefore(token), text(token.text), commentsBehind(token));
}

/** The comments of a token that is not written. */
export function onlyComments(token: Token | undefined): Doc {
  return token ? concat(commentsBefore(token), commentsBehind(token)) : nothing;
}

export function commentsBefore(node: PrintNode): Doc {
  return node.before.length === 0 ? nothing : concat(...node.before.map(triviaDoc));
}

function commentsBehind({ behind }: Token): Doc {
  return behind.length === 0 ? nothing : commentBehind(behind.join(' '));
}

function triviaDoc(trivia: Trivia): Doc {
  if (trivia.kind === 'directive') {
    return concat(margin, text(trivia.text), trivia.blankAfter ? blankline : hardline);
  }
  if (!trivia.endsLine) return concat(text(trivia.text), text(' '));
  const lines = trivia.text.split('\n').map(text);
  return concat(freshline, join(hardline, lines), trivia.blankAfter ? blankline : hardline);
}

/** Whether the line before the first token of the node is empty. */
function isAfterBlank(node: PrintNode): boolean {
  return firstToken(node)?.afterBlank ?? false;
}

/** Whether the author has started a line with the node. */
export function startsLine(node: PrintNode | undefined): boolean {
  return (node && firstToken(node)?.startsLine) ?? false;
}

function firstToken(node: PrintNode): Token | undefined {
  if (node.kind === 'token') return node;
  for (const child of node.children) {
    const token = firstToken(child);
    if (token) return token;
  }
  return undefined;
}

/** Items each on a line, with the empty lines between them. */
export function lines(items: readonly { readonly node: PrintNode; readonly doc: Doc }[]): Doc {
  return concat(
    ...items.flatMap(({ node, doc }, index) =>
      index === 0 ? [doc] : [isAfterBlank(node) ? blankline : hardline, doc],
    ),
  );
}

export function isToken(node: PrintNode | undefined, content: string): node is Token {
  return node?.kind === 'token' && node.text === content;
}

/** Nodes with the separator behind each, and the tokens around them. */
export interface List {
  readonly open?: Token;
  readonly close?: Token;
  readonly items: readonly ListItem[];
}

export interface ListItem {
  /** Attributes, then what they belong to. */
  readonly nodes: readonly PrintNode[];
  readonly separator?: Token;
}

/** Bars are operators in the grammars. */
function isSign(node: PrintNode): node is Token {
  return node.kind === 'token' && (node.name === '' || node.name === 'Operator');
}

/** Splits children at separators; the first and the last token are brackets if they look like ones. */
export function listOf(children: readonly PrintNode[], separators: readonly string[]): List {
  const [first] = children;
  const last = children.at(-1);
  const open =
    first?.kind === 'token' && /^[[({<]$/.test(first.text) && first.name === '' ? first : undefined;
  const close = last?.kind === 'token' && /^[\])}>]$/.test(last.text) && last.name === '' ? last : undefined;
  const inside = children.slice(open ? 1 : 0, close ? -1 : undefined);
  const items: ListItem[] = [];
  let nodes: PrintNode[] = [];
  for (const node of inside) {
    if (isSign(node) && separators.includes(node.text)) {
      items.push({ nodes, separator: node });
      nodes = [];
    } else nodes.push(node);
  }
  if (nodes.length > 0) items.push({ nodes });
  return { items, ...(open && { open }), ...(close && { close }) };
}

/** The items, each with `separator` behind it except the last; comments of written separators are kept. */
export function separated(list: List, separator: string, print: (nodes: readonly PrintNode[]) => Doc): Doc[] {
  return list.items.map((item, index) => {
    const isLast = index === list.items.length - 1;
    const sign = item.separator;
    if (isLast) return concat(print(item.nodes), onlyComments(sign));
    return concat(
      print(item.nodes),
      sign ? commentsBefore(sign) : nothing,
      glue(separator),
      sign ? commentsBehind(sign) : nothing,
    );
  });
}

/** Each item on a line of its own, with the empty lines that were between them. */
export function itemLines(list: List, docs: readonly Doc[]): Doc {
  return concat(
    ...docs.flatMap((doc, index) => {
      const node = list.items[index]?.nodes[0];
      return index === 0 ? [doc] : [node && isAfterBlank(node) ? blankline : line, doc];
    }),
  );
}

/** Brackets around a body that is indented when it takes several lines. */
export function bracketed(open: Doc, body: Doc, close: Token, inside: Doc): Doc {
  const comments = commentsBeforeClose(close);
  if (body === nothing && comments === nothing) return concat(open, closing(close));
  return group(open, indent(inside, body, comments), inside, closing(close));
}

/** A bracket without the comments before it. */
export function closing(close: Token): Doc {
  return concat(text(close.text), commentsBehind(close));
}

/** Comments before a closing bracket belong inside. */
export function commentsBeforeClose(close: Token): Doc {
  if (close.before.length === 0) return nothing;
  return concat(
    ...close.before.flatMap((trivia, index) => {
      const isAfterEmpty = index === 0 ? close.afterBlank : close.before[index - 1]?.blankAfter;
      const start = trivia.kind === 'directive' ? margin : freshline;
      const content = trivia.kind === 'directive' ? [text(trivia.text)] : trivia.text.split('\n').map(text);
      return [isAfterEmpty ? emptyLine : nothing, start, join(hardline, content)];
    }),
  );
}
