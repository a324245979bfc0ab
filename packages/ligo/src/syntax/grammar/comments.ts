import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';
import type { Finding } from './problem';

/** Before these, the compiler turns comments into attributes, and rejects them if no attribute is allowed. */
const documented =
  /^(let|const|type|ValueDeclaration|TypeDeclaration|NamespaceDeclaration|InterfaceDeclaration|SignatureBody)$/;

/** Comments that the compiler rejects: after `export`, in a `for` head, in `(type a)` and before `sig`. */
export function checkComments(code: string, tree: Tree): Finding[] {
  const findings: Finding[] = [];
  tree.iterate({
    enter(node) {
      if (!isComment(node) || !isRefused(node.node, code)) return;
      const message = 'comments are not allowed here: the compiler would read this one as an attribute';
      findings.push({ offset: node.from, length: node.to - node.from, message });
    },
  });
  return findings;
}

function isRefused(comment: SyntaxNode, code: string): boolean {
  const after = comment.nextSibling;
  if (!after || !documented.test(after.name) || isBehindToken(comment, code)) return false;
  if (after.name === 'SignatureBody') return true;
  if (code.slice(comment.to, after.from).trim() !== '') return false;
  const before = tokenBefore(comment);
  if (!before) return comment.parent?.name === 'TypeParameters';
  return /^(export|for)$/.test(before.name) || (before.name === 'module' && after.name === 'type');
}

function tokenBefore(comment: SyntaxNode): SyntaxNode | null {
  let node = comment.prevSibling;
  while (node && isComment(node)) node = node.prevSibling;
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
