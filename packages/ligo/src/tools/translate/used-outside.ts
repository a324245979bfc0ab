/** The names that are used through a module. */
import type { Declaration, SignatureExpression, TypeExpression } from '../../syntax/ast';
import { walkDeclarations } from '../../syntax/walk';

/** Names behind a dot, and all that a signature asks for. */
export function namesUsedOutside(declarations: readonly Declaration[]): ReadonlySet<string> {
  const names = new Set<string>();
  const addSignature = (signature: SignatureExpression) => {
    if (signature.kind === 'path') return;
    for (const item of signature.items) {
      if (item.kind === 'include') addSignature(item.signature);
      else names.add(item.name.text);
    }
  };
  walkDeclarations(declarations, {
    expression: (node) => {
      if (node.kind === 'contract-of') for (const { text } of node.path.slice(1)) names.add(text);
      if (node.kind !== 'member') return;
      for (const { text } of [...node.path.slice(1), node.name]) names.add(text);
    },
    type: (node: TypeExpression) => {
      if (node.kind === 'parameter-of') for (const { text } of node.path.slice(1)) names.add(text);
      if (node.kind !== 'name' || node.path.length === 0) return;
      for (const { text } of [...node.path.slice(1), node.name]) names.add(text);
    },
    declaration: (node) => {
      if (node.kind !== 'module' || node.body.kind !== 'path') return;
      for (const { text } of node.body.path.slice(1)) names.add(text);
    },
    signature: addSignature,
  });
  return names;
}
