/**
 * The small language that the judgements are about. Desugaring turns both syntaxes into it: statements become `let`,
 * conditionals become matches, functions take one parameter each. Nodes that come from the reader's text know their
 * node of the syntax tree, under which results are kept.
 */
import type {
  ArrayExpression,
  ConstructorExpression,
  Expression,
  LiteralExpression,
  Name,
  Node,
  Pattern,
  TypeDeclaration,
  TypeExpression,
} from '../syntax/ast';
import type { Span } from '../syntax/source';
import type { CoreModule } from './core-declaration';
import type { Operation } from './core-operation';
import type { CorePattern } from './core-pattern';

export type * from './core-declaration';
export type * from './core-operation';
export type * from './core-pattern';

export type Core =
  | LiteralCore
  | VariableCore
  | MemberCore
  | ContractCore
  | LambdaCore
  | ApplyCore
  | TypeAbstractionCore
  | LetCore
  | TypeInCore
  | ModuleInCore
  | CodeCore
  | AnnotationCore
  | RecursiveCore
  | RecordCore
  | TupleCore
  | ArrayCore
  | AccessCore
  | UpdateCore
  | ConstructorCore
  | MatchCore
  | AssignCore
  | ForCore
  | ForEachCore
  | WhileCore
  | OperationCore
  | ErrorCore;

interface CoreBase {
  readonly span: Span;
  /** The expression that this is the meaning of. */
  readonly node?: Expression;
}

export type CoreLiteral =
  | { readonly kind: 'int' | 'nat' | 'mutez'; readonly value: bigint }
  | { readonly kind: 'string' | 'bytes'; readonly value: string }
  | { readonly kind: 'unit' };

export interface LiteralCore extends CoreBase {
  readonly kind: 'literal';
  readonly literal: CoreLiteral;
  readonly literalNode?: LiteralExpression;
}

export interface VariableCore extends CoreBase {
  readonly kind: 'variable';
  readonly name: string;
  /** Where an occurrence is listed that is no expression by itself: the target of an assignment. */
  readonly nameNode?: Name;
}

export interface MemberCore extends CoreBase {
  readonly kind: 'member';
  readonly path: readonly Name[];
  readonly name: Name;
}

export interface ContractCore extends CoreBase {
  readonly kind: 'contract';
  readonly path: readonly Name[];
}

export interface ParameterCore {
  readonly name: string;
  readonly type?: TypeExpression;
  readonly span: Span;
  /** Absent for parameters that desugaring makes. */
  readonly node?: Pattern;
}

export interface LambdaCore extends CoreBase {
  readonly kind: 'lambda';
  readonly parameter: ParameterCore;
  readonly result?: TypeExpression;
  readonly body: Core;
}

export interface ApplyCore extends CoreBase {
  readonly kind: 'apply';
  readonly callee: Core;
  readonly argument: Core;
}

export interface TypeAbstractionCore extends CoreBase {
  readonly kind: 'type-abstraction';
  readonly parameter: Name;
  readonly body: Core;
}

export interface LetCore extends CoreBase {
  readonly kind: 'let';
  readonly pattern: CorePattern;
  readonly mutable: boolean;
  readonly value: Core;
  readonly body: Core;
}

export interface TypeInCore extends CoreBase {
  readonly kind: 'type-in';
  readonly declaration: TypeDeclaration;
  readonly body: Core;
}

export interface ModuleInCore extends CoreBase {
  readonly kind: 'module-in';
  readonly name: Name;
  readonly module: CoreModule;
  readonly body: Core;
}

export interface CodeCore extends CoreBase {
  readonly kind: 'code';
  readonly language: string;
  readonly code: Core;
}

export interface AnnotationCore extends CoreBase {
  readonly kind: 'annotation';
  readonly value: Core;
  readonly type: TypeExpression;
}

export interface RecursiveCore extends CoreBase {
  readonly kind: 'recursive';
  readonly name: string;
  readonly type: TypeExpression;
  readonly lambda: LambdaCore;
}

export interface RecordCore extends CoreBase {
  readonly kind: 'record';
  /** In the order of labels. */
  readonly fields: ReadonlyMap<string, Core>;
}

export interface TupleCore extends CoreBase {
  readonly kind: 'tuple';
  readonly items: readonly Core[];
}

/** JsLIGO's brackets, and its `list([…])`. */
export interface ArrayCore extends CoreBase {
  readonly kind: 'array';
  readonly elements: readonly { readonly spread: boolean; readonly value: Core }[];
  readonly isList: boolean;
  readonly arrayNode?: ArrayExpression;
}

export interface AccessCore extends CoreBase {
  readonly kind: 'access';
  readonly record: Core;
  readonly label: string;
}

export interface UpdateCore extends CoreBase {
  readonly kind: 'update';
  readonly record: Core;
  readonly label: string;
  readonly value: Core;
}

export interface ConstructorCore extends CoreBase {
  readonly kind: 'constructor';
  readonly name: string;
  readonly argument: Core;
  readonly constructorNode?: ConstructorExpression;
}

export interface MatchCore extends CoreBase {
  readonly kind: 'match';
  readonly subject: Core;
  readonly cases: readonly { readonly pattern: CorePattern; readonly body: Core }[];
}

export interface AssignCore extends CoreBase {
  readonly kind: 'assign';
  readonly target: Name;
  readonly value: Core;
}

export interface ForCore extends CoreBase {
  readonly kind: 'for';
  readonly variable: Name;
  readonly first: Core;
  readonly last: Core;
  readonly step: Core;
  readonly body: Core;
}

export interface ForEachCore extends CoreBase {
  readonly kind: 'for-each';
  readonly variables: readonly Name[];
  readonly collection: Core;
  readonly body: Core;
}

export interface WhileCore extends CoreBase {
  readonly kind: 'while';
  readonly condition: Core;
  readonly body: Core;
}

/** An operator, or another primitive with its own kind of types. */
export interface OperationCore extends CoreBase {
  readonly kind: 'operation';
  readonly operation: Operation;
  readonly operands: readonly Core[];
  /** The node that the instance of the operator is kept under. */
  readonly operatorNode?: Node;
}

export interface ErrorCore extends CoreBase {
  readonly kind: 'error';
}
