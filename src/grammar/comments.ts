import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';
import type { Finding } from './problem';

/** Before these, the compiler makes attributes of comments, and so refuses them where no attribute may stand. */
const documented =
  /^(let|const|type|ValueDeclaration|TypeDeclaration|NamespaceDeclaration|InterfaceDeclaration|SignatureBody)$/;

/** Comments that the compiler refuses: after `export`, in the head of a `for`, in `(type a)` and before `sig`. */
export function checkComments(code: string, tree: Tree): Finding[] {
  const findings: Finding[] = [];
  tree.iterate({
    enter(node) {
      if (!isComment(node) || !isRefused(node.node, code)) return;
      const message = 'no comment may stand here: the compiler would take it for an attribute';
      findings.push({ offset: node.from, length: node.to - node.from, message });
    },
  });
  return findings;
}

function isRefused(comment: SyntaxNode, code: string): boolean {
  const before = neighbour(comment, 'prevSibling');
  const after = neighbour(comment, 'nextSibling');
  if (!after || !documented.test(after.name) || isBehindToken(comment, code)) return false;
  if (after.name === 'SignatureBody') return true;
  if (code.slice(comment.to, after.from).trim() !== '') return false;
  if (before) {
    return /^(export|for)$/.test(before.name) || (before.name === 'module' && after.name === 'type');
  }
  return comment.parent?.name === 'TypeParameters';
}

function neighbour(comment: SyntaxNode, side: 'prevSibling' | 'nextSibling'): SyntaxNode | null {
  let node = comment[side];
  while (node && isComment(node)) node = node[side];
  return node;
}

/** A line comment that follows a token on its line belongs to that token. */
function isBehindToken(comment: SyntaxNode, code: string): boolean {
  const line = code.slice(code.lastIndexOf('\n', comment.from) + 1, comment.from).trim();
  return comment.name === 'LineComment' && line !== '' && !/\*[/)]$/.test(line);
}

function isComment(node: SyntaxNodeRef): boolean {
  return node.name === 'BlockComment' || node.name === 'LineComment';
}
