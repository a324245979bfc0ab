/** Visits every node of a tree, outer nodes before inner ones. */
import type {
  Block,
  Declaration,
  Expression,
  Pattern,
  SignatureExpression,
  Statement,
  TypeExpression,
} from './ast';
import { patternParts, typeParts } from './walk-types';

export interface Visitor {
  readonly declaration?: (declaration: Declaration) => void;
  /** The declarations of a program or of a module. */
  readonly declarations?: (declarations: readonly Declaration[]) => void;
  readonly expression?: (expression: Expression) => void;
  readonly statement?: (statement: Statement) => void;
  readonly pattern?: (pattern: Pattern) => void;
  readonly type?: (type: TypeExpression) => void;
  readonly signature?: (signature: SignatureExpression) => void;
}

export function walkDeclarations(declarations: readonly Declaration[], visitor: Visitor): void {
  visitor.declarations?.(declarations);
  for (const declaration of declarations) walkDeclaration(declaration, visitor);
}

function walkDeclaration(declaration: Declaration, visitor: Visitor): void {
  visitor.declaration?.(declaration);
  switch (declaration.kind) {
    case 'value':
      walkPattern(declaration.pattern, visitor);
      if (declaration.type) walkType(declaration.type, visitor);
      walkExpression(declaration.value, visitor);
      break;
    case 'type':
      walkType(declaration.body, visitor);
      break;
    case 'module':
      for (const signature of declaration.signatures) walkSignature(signature, visitor);
      if (declaration.body.kind === 'body') walkDeclarations(declaration.body.declarations, visitor);
      break;
    case 'signature':
      for (const signature of [...declaration.extends, declaration.body]) walkSignature(signature, visitor);
      break;
    case 'include':
      if (declaration.module.kind === 'body') walkDeclarations(declaration.module.declarations, visitor);
      break;
    case 'error':
      break;
  }
}

function walkSignature(signature: SignatureExpression, visitor: Visitor): void {
  visitor.signature?.(signature);
  if (signature.kind === 'path') return;
  for (const item of signature.items) {
    if (item.kind === 'include') walkSignature(item.signature, visitor);
    else if (item.kind === 'value') walkType(item.type, visitor);
    else if (item.body) walkType(item.body, visitor);
  }
}

function walkType(type: TypeExpression, visitor: Visitor): void {
  visitor.type?.(type);
  for (const part of typeParts(type)) walkType(part, visitor);
}

function walkPattern(pattern: Pattern, visitor: Visitor): void {
  visitor.pattern?.(pattern);
  if (pattern.kind === 'typed') walkType(pattern.type, visitor);
  for (const part of patternParts(pattern)) walkPattern(part, visitor);
}

function walkAll(expressions: readonly (Expression | undefined)[], visitor: Visitor): void {
  for (const expression of expressions) if (expression) walkExpression(expression, visitor);
}

export function walkExpression(expression: Expression, visitor: Visitor): void {
  visitor.expression?.(expression);
  switch (expression.kind) {
    case 'literal':
    case 'variable':
    case 'member':
    case 'increment':
    case 'contract-of':
    case 'error':
      break;
    case 'open':
      walkExpression(expression.body, visitor);
      break;
    case 'constructor':
      walkAll(expression.arguments, visitor);
      break;
    case 'call':
      walkAll([expression.callee, ...expression.arguments], visitor);
      break;
    case 'lambda':
      for (const { pattern } of expression.parameters) walkPattern(pattern, visitor);
      if (expression.result) walkType(expression.result, visitor);
      if (expression.body.kind === 'block') walkStatement(expression.body, visitor);
      else walkExpression(expression.body, visitor);
      break;
    case 'local':
      walkDeclaration(expression.declaration, visitor);
      walkExpression(expression.body, visitor);
      break;
    case 'if':
      walkAll([expression.condition, expression.consequence, expression.alternative], visitor);
      break;
    case 'match':
      walkExpression(expression.subject, visitor);
      for (const { pattern, body } of expression.clauses) {
        walkPattern(pattern, visitor);
        walkExpression(body, visitor);
      }
      break;
    case 'tuple':
    case 'sequence':
      walkAll(expression.items, visitor);
      break;
    case 'array':
    case 'list':
      for (const { value } of expression.elements) walkExpression(value, visitor);
      break;
    case 'record':
      for (const { value } of expression.fields) walkExpression(value, visitor);
      break;
    case 'update':
      walkExpression(expression.record, visitor);
      for (const { value } of expression.updates) walkExpression(value, visitor);
      break;
    case 'projection':
      walkExpression(expression.record, visitor);
      break;
    case 'annotation':
      walkExpression(expression.value, visitor);
      walkType(expression.type, visitor);
      break;
    case 'assign':
      walkExpression(expression.value, visitor);
      break;
    case 'while':
      walkAll([expression.condition, expression.body], visitor);
      break;
    case 'for-range':
      walkAll([expression.first, expression.last, expression.body], visitor);
      break;
    case 'for-of':
      walkPattern(expression.pattern, visitor);
      walkAll([expression.collection, expression.body], visitor);
      break;
    case 'unary':
      walkExpression(expression.operand, visitor);
      break;
    case 'binary':
      walkAll([expression.left, expression.right], visitor);
      break;
    case 'code':
      walkExpression(expression.code, visitor);
      break;
    case 'do':
      walkStatement(expression.block, visitor);
      break;
  }
}

function walkStatements(statements: readonly (Statement | undefined)[], visitor: Visitor): void {
  for (const statement of statements) if (statement) walkStatement(statement, visitor);
}

function walkStatement(statement: Statement | Block, visitor: Visitor): void {
  visitor.statement?.(statement);
  switch (statement.kind) {
    case 'block':
      walkStatements(statement.statements, visitor);
      break;
    case 'declaration':
      walkDeclaration(statement.declaration, visitor);
      break;
    case 'expression':
      walkExpression(statement.expression, visitor);
      break;
    case 'if':
      walkExpression(statement.condition, visitor);
      walkStatements([statement.consequence, statement.alternative], visitor);
      break;
    case 'switch':
      walkExpression(statement.subject, visitor);
      for (const { value, statements } of statement.cases) {
        if (value) walkExpression(value, visitor);
        walkStatements(statements, visitor);
      }
      break;
    case 'for':
      walkStatements(statement.initial, visitor);
      walkAll([statement.condition, ...statement.update], visitor);
      if (statement.body) walkStatement(statement.body, visitor);
      break;
    case 'for-of':
      walkPattern(statement.pattern, visitor);
      walkExpression(statement.collection, visitor);
      walkStatement(statement.body, visitor);
      break;
    case 'while':
      walkExpression(statement.condition, visitor);
      walkStatement(statement.body, visitor);
      break;
    case 'return':
      if (statement.value) walkExpression(statement.value, visitor);
      break;
    case 'break':
    case 'continue':
    case 'error':
      break;
  }
}
