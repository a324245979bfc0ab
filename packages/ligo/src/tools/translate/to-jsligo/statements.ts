/** Expressions as statements: `let … in` declares, sequences and loops are statements, conditions return early. */
import type { Declaration, Expression, LocalExpression, ValueDeclaration } from '../../../syntax/ast';
import { refuse, type Translating } from '../context';
import { isFreeIn } from '../free';
import { moduleText, typeDeclaration } from './declarations';
import { functionText, isUnit, text } from './expressions';
import { patternText } from './patterns';
import type { Scope } from './scope';
import { typeText } from './types';

/** Whether the value of the expression is returned, or it is evaluated for its effect. */
/**
 * `value` ends a function or a block. `early` ends a branch that other statements follow, so it must return even if its value
 * is unit: a lone `return;` goes on behind the branch.
 */
type Purpose = 'value' | 'early' | 'effect';

/** What takes statements in JsLIGO. */
export function isBlock(node: Expression): boolean {
  switch (node.kind) {
    case 'local':
    case 'while':
    case 'for-range':
    case 'for-of':
      return true;
    case 'sequence':
      return node.items.length > 0;
    case 'assign':
      return true;
    case 'if':
      return isBlock(node.consequence) || (node.alternative !== undefined && isBlock(node.alternative));
    default:
      return false;
  }
}

export function statementsText(
  context: Translating,
  node: Expression,
  scope: Scope,
  purpose: Purpose,
): string {
  const before = context.comments.before(node.span.from);
  return before + statements(context, node, scope, purpose);
}

function statements(context: Translating, node: Expression, scope: Scope, purpose: Purpose): string {
  switch (node.kind) {
    case 'local':
      return localText(context, node, scope, purpose);
    case 'sequence':
      return node.items
        .map((item, index) =>
          statementsText(context, item, scope, index === node.items.length - 1 ? purpose : 'effect'),
        )
        .join('');
    case 'if':
      return ifText(context, node, scope, purpose);
    case 'while':
      return `while (${text(context, node.condition, scope)}) ${blockText(context, node.body, scope, 'effect')}\n${unitFor(purpose)}`;
    case 'for-of': {
      const own = scope.inner();
      const pattern = patternText(context, node.pattern, own);
      const body = blockText(context, node.body, own.after(), 'effect');
      return `for (const ${pattern} of ${text(context, node.collection, scope)}) ${body}\n${unitFor(purpose)}`;
    }
    case 'for-range': {
      const own = scope.inner();
      const name = own.bound(node.variable.text);
      const inner = own.after();
      const [sign, step] = node.direction === 'up' ? ['<=', '++'] : ['>=', '--'];
      const head = `let ${name} = ${text(context, node.first, scope)}; ${name} ${sign} ${text(context, node.last, scope, 7)}; ${name}${step}`;
      return `for (${head}) ${blockText(context, node.body, inner, 'effect')}\n${unitFor(purpose)}`;
    }
    case 'assign':
      return `${scope.used(node.target.text)} = ${text(context, node.value, scope)};${context.comments.behind(node.span)}\n${unitFor(purpose)}`;
    case 'match':
      return `${purpose === 'effect' ? '' : 'return '}${text(context, node, scope)};\n`;
    default:
      if (isUnit(node)) return unitFor(purpose);
      if (purpose !== 'effect')
        return `return ${returned(context, node, scope)};${context.comments.behind(node.span)}\n`;
      return `${effectText(context, node, scope)};${context.comments.behind(node.span)}\n`;
  }
}

function unitFor(purpose: Purpose): string {
  return purpose === 'early' ? 'return unit;\n' : '';
}

/** An expression as a statement: only calls and the like are. */
function effectText(context: Translating, node: Expression, scope: Scope): string {
  const written = text(context, node, scope);
  return node.kind === 'call' || node.kind === 'constructor' ? written : `(${written})`;
}

function blockText(context: Translating, node: Expression, scope: Scope, purpose: Purpose): string {
  return `{\n${statementsText(context, node, scope.inner(), purpose)}}`;
}

/** A condition that ends one of its branches comes first: `if (c) return a;`. */
function ifText(
  context: Translating,
  node: Extract<Expression, { kind: 'if' }>,
  scope: Scope,
  purpose: Purpose,
): string {
  const condition = text(context, node.condition, scope);
  if (purpose === 'effect') {
    if (isUnit(node.consequence) && node.alternative && !isUnit(node.alternative)) {
      const otherwise = branchText(context, node.alternative, scope);
      return `if (!(${condition})) ${otherwise}\n`;
    }
    const then = branchText(context, node.consequence, scope);
    const otherwise =
      node.alternative && !isUnit(node.alternative)
        ? ` else ${branchText(context, node.alternative, scope)}`
        : '';
    return `if (${condition}) ${then}${otherwise}\n`;
  }
  if (!isBlock(node))
    return node.alternative
      ? `return ${text(context, node, scope)};\n`
      : `if (${condition}) ${branchText(context, node.consequence, scope)}\n${unitFor(purpose)}`;
  if (!node.alternative)
    return `if (${condition}) ${blockText(context, node.consequence, scope, 'effect')}\n${unitFor(purpose)}`;
  const then = returnText(context, node.consequence, scope);
  return `if (${condition}) ${then}\n${statementsText(context, node.alternative, scope, purpose)}`;
}

function returnText(context: Translating, node: Expression, scope: Scope): string {
  if (isUnit(node)) return 'return unit;';
  if (isBlock(node)) return blockText(context, node, scope, 'early');
  const before = context.comments.before(node.span.from);
  const behind = context.comments.behind(node.span);
  const written = `return ${returned(context, node, scope)};${behind}`;
  return before ? `{\n${before}${written}\n}` : written;
}

/** JsLIGO reads the parameters of a function behind `return` as an expression in parentheses. */
function returned(context: Translating, node: Expression, scope: Scope): string {
  return text(context, node, scope, node.kind === 'lambda' ? 1 : 0);
}

/** A branch for its effect. */
function branchText(context: Translating, node: Expression, scope: Scope): string {
  if (isUnit(node)) return '{}';
  if (node.kind === 'call') return `${text(context, node, scope)};`;
  return blockText(context, node, scope, 'effect');
}

function localText(context: Translating, node: LocalExpression, scope: Scope, purpose: Purpose): string {
  const { declaration, body } = node;
  const rest = (inner: Scope) => statementsText(context, body, inner, purpose);
  if (declaration.kind !== 'value') return `${otherText(context, declaration, scope)}\n${rest(scope)}`;
  if (ignores(declaration)) {
    const effect = statements(context, declaration.value, scope, 'effect');
    return `${effect}${context.comments.behind(declaration.span)}${rest(scope)}`;
  }
  const { written, inner } = bindingText(context, declaration, scope);
  return `${written}${context.comments.behind(declaration.span)}\n${rest(inner)}`;
}

function otherText(context: Translating, declaration: Declaration, scope: Scope): string {
  if (declaration.kind === 'type') return typeDeclaration(context, declaration);
  if (declaration.kind === 'module') return moduleText(context, declaration, scope);
  return refuse(
    context,
    declaration.span,
    'This declaration is not possible in a JsLIGO function.',
    'Move it out.',
  );
}

/** `let () = e`, and `let _ = e` for a call. */
function ignores({ pattern, value, type }: ValueDeclaration): boolean {
  if (pattern.kind === 'literal' && pattern.literal.kind === 'unit') return true;
  return pattern.kind === 'variable' && pattern.name.text === '_' && value.kind === 'call' && !type;
}

/** `const x: t = e;` and the scope behind it. */
export function bindingText(
  context: Translating,
  declaration: ValueDeclaration,
  scope: Scope,
): { readonly written: string; readonly inner: Scope } {
  const { pattern, value, type, mutable, recursive, typeParameters } = declaration;
  const plain = pattern.kind === 'typed' ? pattern.pattern : pattern;
  const annotation = type ?? (pattern.kind === 'typed' ? pattern.type : undefined);
  const name = patternText(context, plain, scope);
  const inner = scope.after();
  if (
    !recursive &&
    plain.kind === 'variable' &&
    value.kind === 'lambda' &&
    name === plain.name.text &&
    scope.used(name) === name &&
    isFreeIn(name, value)
  ) {
    refuse(
      context,
      declaration.span,
      `\`${name}\` uses an earlier \`${name}\`; in JsLIGO it would call itself.`,
      'Give one of them another name.',
    );
  }
  const generic = typeParameters.length > 0 ? `<${typeParameters.map((one) => one.text).join(', ')}>` : '';
  const annotated = annotation ? `: ${generic}${typeText(context, annotation)}` : '';
  const written =
    value.kind === 'lambda'
      ? functionText(context, value, recursive ? inner : scope, recursive)
      : text(context, value, scope);
  return { written: `${mutable ? 'let' : 'const'} ${name}${annotated} = ${written};`, inner };
}
