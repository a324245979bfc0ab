/** The subexpressions of an expression, in reverse order of evaluation. */
import type { Attribute, Block, Declaration, Expression, Statement } from '../../syntax/ast';

export function partsInOrder(node: Expression): Expression[] {
  switch (node.kind) {
    case 'open':
      return [node.body];
    case 'constructor':
      return [...node.arguments];
    case 'call':
      return [...[...node.arguments].reverse(), node.callee];
    case 'lambda':
      return node.body.kind === 'block' ? blockParts(node.body) : [node.body];
    case 'local':
      return [node.body, ...declarationParts(node.declaration)];
    case 'if':
      return [node.consequence, ...(node.alternative ? [node.alternative] : []), node.condition];
    case 'match':
      return [...node.clauses.map(({ body }) => body), node.subject];
    case 'tuple':
      return [...node.items];
    case 'array':
    case 'list':
      return node.elements.map(({ value }) => value);
    case 'record':
      return node.fields.map(({ value }) => value);
    case 'update':
      return [...node.updates.map(({ value }) => value), node.record];
    case 'projection':
      return [node.record];
    case 'annotation':
    case 'assign':
      return [node.value];
    case 'sequence':
      return [...node.items].reverse();
    case 'unary':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'do':
      return blockParts(node.block);
    // Loops, code injections and names are not mutated.
    default:
      return [];
  }
}

function blockParts({ statements }: Block): Expression[] {
  return [...statements].reverse().flatMap(statementParts);
}

function statementParts(node: Statement): Expression[] {
  switch (node.kind) {
    case 'block':
      return blockParts(node);
    case 'declaration':
      return declarationParts(node.declaration);
    case 'expression':
      return [node.expression];
    case 'if':
      return [
        ...statementParts(node.consequence),
        ...(node.alternative ? statementParts(node.alternative) : []),
        node.condition,
      ];
    case 'switch':
      return [...node.cases.flatMap(({ statements }) => statements.flatMap(statementParts)), node.subject];
    case 'return':
      return node.value ? [node.value] : [];
    default:
      return [];
  }
}

function declarationParts(node: Declaration): Expression[] {
  if (node.kind === 'value') return mayChange(node.attributes) ? [node.value] : [];
  if (node.kind === 'module' && node.body.kind === 'body')
    return node.body.declarations.flatMap(declarationParts);
  return [];
}

export const mayChange = (attributes: readonly Attribute[]): boolean =>
  !attributes.some(({ key }) => key === 'no_mutation');
