/** The results of the type checker, as needed for compiling expressions. */
import type {
  ArrayExpression,
  ConstructorExpression,
  ConstructorPattern,
  Expression,
  LiteralExpression,
  Name,
} from '../../syntax/ast';
import { isBool } from '../../types/make';
import { prune, type Type } from '../../types/type';
import type { ArrayKind, TypedProgram } from '../../types/typed';
import { shapeOfType } from '../type-of';
import { shapeOf } from '../values/make';
import type { Shape } from '../values/value';

/** The part of the types that compiling needs, of a program or of an expression. */
export type NodeTypes = Pick<
  TypedProgram,
  'arrays' | 'binders' | 'coercions' | 'constructors' | 'literals' | 'types'
>;

export class Typing {
  private readonly binders = new Map<string, Type>();

  constructor(private readonly typed: NodeTypes) {
    for (const { span, type } of typed.binders) this.binders.set(`${span.file}:${span.from}`, type);
  }

  typeOf(node: Expression): Type | undefined {
    const type = this.typed.types.get(node);
    return type && prune(type);
  }

  /** The type of a name at its binder, with its type parameters. */
  typeOfBinder({ span }: Name): Type | undefined {
    return this.binders.get(`${span.file}:${span.from}`);
  }

  /** The type that a literal has adapted to. */
  literalType(node: LiteralExpression): string | undefined {
    return this.typed.literals.get(node);
  }

  /** Whether the value of the expression, such as a number, is used as a `bool`. */
  convertsToBool(node: Expression): boolean {
    const coercion = this.typed.coercions.get(node);
    return coercion !== undefined && isBool(prune(coercion.to));
  }

  arrayKind(node: ArrayExpression): ArrayKind {
    return this.typed.arrays.get(node) ?? (node.elements.some(({ spread }) => spread) ? 'list' : 'tuple');
  }

  recordShape(node: Expression, names: readonly string[]): Shape {
    const type = this.typeOf(node);
    if (type?.kind === 'record' && names.every((name) => type.fields.has(name))) return shapeOfType(type);
    return shapeOf([...names].sort());
  }

  variantShape(node: ConstructorExpression | ConstructorPattern): Shape {
    const type = this.typed.constructors.get(node);
    return type ? shapeOfType(type) : shapeOf([node.name.text]);
  }
}
