/** The mutations that a mutation test tries: one operator or one literal each. */
import type { BinaryOperator, Expression, Literal, LiteralExpression } from '../../syntax/ast';
import { isBool } from '../../types/make';
import { prune, type Type } from '../../types/type';
import type { TypedProgram } from '../../types/typed';
import { partsInOrder } from './parts';

export interface Change {
  readonly node: Expression;
  readonly replacement: Expression;
  /** The expression that the test framework prints, if it is not the replacement. */
  readonly described?: Expression;
}

/** The mutations in an expression, in the compiler's order: parts evaluated last come first. */
export function changesIn(root: Expression, typed: TypedProgram): Change[] {
  const found: Change[] = [];
  const visit = (node: Expression): void => {
    for (const part of partsInOrder(node)) visit(part);
    found.push(
      ...changesOf(node, typed).map((replacement) => ({ node, replacement })),
      ...swapsOf(node, typed),
    );
  };
  visit(root);
  return found;
}

function changesOf(node: Expression, typed: TypedProgram): Expression[] {
  if (node.kind === 'literal')
    return literalsFor(node, typed.literals.get(node)).map((literal) => ({ ...node, literal }));
  if (node.kind === 'binary') {
    const instance = typed.operators.get(node);
    const candidates = instance ? operatorsFor(instance.operands, instance.result) : [];
    if (!candidates.includes(node.operator) || BITWISE.includes(node.operator)) return [];
    return candidates
      .filter((operator) => operator !== node.operator)
      .map((operator) => ({ ...node, operator }));
  }
  if (node.kind === 'unary') {
    const operator = node.operator === '-' ? 'not' : '-';
    const [operand] = typed.operators.get(node)?.operands ?? [];
    return operand && ['int', 'nat'].includes(nameOf(operand)) ? [{ ...node, operator }] : [];
  }
  return [];
}

/** The compiler reports swapped operands of a concatenation but runs it unchanged, so the mutant survives. */
function swapsOf(node: Expression, typed: TypedProgram): Change[] {
  if (node.kind !== 'binary' || !['+', '^'].includes(node.operator)) return [];
  const result = typed.operators.get(node)?.result;
  if (!result || !['string', 'bytes'].includes(nameOf(result))) return [];
  return [{ node, replacement: node, described: { ...node, left: node.right, right: node.left } }];
}

/** These are tried as replacements, but never replaced. */
const BITWISE: readonly BinaryOperator[] = ['lor', 'land', 'lxor'];

const COMPARISONS: readonly BinaryOperator[] = ['=', '<>', '<', '>', '<=', '>='];

function operatorsFor(operands: readonly Type[], result: Type): readonly BinaryOperator[] {
  const [left = '', right = ''] = operands.map(nameOf);
  const kinds = `${left} ${right} ${nameOf(result)}`;
  if (kinds === 'nat nat nat') return ['+', '*', '/', 'lor', 'land', 'lxor'];
  if (kinds === 'int int int') return ['+', '*', '/', '-'];
  if (kinds === 'bool bool bool') return ['||', '&&', 'lxor'];
  if (kinds === 'int nat int' || kinds === 'nat int int') return ['+', '*', '-'];
  return left === right && nameOf(result) === 'bool' ? COMPARISONS : [];
}

function nameOf(type: Type): string {
  const known = prune(type);
  if (known.kind === 'constant') return known.name;
  return isBool(known) ? 'bool' : known.kind;
}

function literalsFor({ literal }: LiteralExpression, type: string | undefined): Literal[] {
  switch (literal.kind) {
    case 'int': {
      const { value } = literal;
      const changed =
        type && type !== 'int'
          ? [0n, value + 1n, value * 2n]
          : [0n, -value, value + 1n, value - 1n, value * 2n];
      return different(changed, value).map((number) => ({ kind: 'int', value: number }));
    }
    case 'nat':
    case 'mutez':
      return different([0n, literal.value + 1n, literal.value * 2n], literal.value).map((value) => ({
        ...literal,
        value,
      }));
    case 'string': {
      const { value } = literal;
      if (literal.verbatim || (type && type !== 'string')) return [];
      const head = value.charAt(0);
      const changed = [
        head.toUpperCase() + value.slice(1),
        head.toLowerCase() + value.slice(1),
        value.toLowerCase(),
        value.toUpperCase(),
        '',
        value + value,
      ];
      return different(changed, value).map((text) => ({ ...literal, value: text }));
    }
    default:
      return [];
  }
}

const different = <T>(candidates: readonly T[], value: T): T[] =>
  candidates.filter((candidate) => candidate !== value);
