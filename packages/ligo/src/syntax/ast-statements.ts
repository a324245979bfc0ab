/** The statements of JsLIGO. */
import type { Declaration } from './ast-declarations';
import type { Expression } from './ast-expressions';
import type { Node } from './ast-names';
import type { Pattern } from './ast-patterns';

export interface Block extends Node {
  readonly kind: 'block';
  readonly statements: readonly Statement[];
}

export type Statement =
  | Block
  | DeclarationStatement
  | ExpressionStatement
  | IfStatement
  | SwitchStatement
  | ForStatement
  | ForOfStatement
  | WhileStatement
  | ReturnStatement
  | JumpStatement
  | ErrorStatement;

export interface DeclarationStatement extends Node {
  readonly kind: 'declaration';
  readonly declaration: Declaration;
}

export interface ExpressionStatement extends Node {
  readonly kind: 'expression';
  readonly expression: Expression;
}

export interface IfStatement extends Node {
  readonly kind: 'if';
  readonly condition: Expression;
  readonly consequence: Statement;
  readonly alternative?: Statement;
}

export interface SwitchStatement extends Node {
  readonly kind: 'switch';
  readonly subject: Expression;
  readonly cases: readonly SwitchCase[];
}

export interface SwitchCase extends Node {
  /** Absent for `default`. */
  readonly value?: Expression;
  readonly statements: readonly Statement[];
}

/** `for (initial; condition; update) body`. */
export interface ForStatement extends Node {
  readonly kind: 'for';
  /** `let i = 0, j = 1` declares several. */
  readonly initial: readonly Statement[];
  readonly condition?: Expression;
  readonly update: readonly Expression[];
  readonly body?: Statement;
}

export interface ForOfStatement extends Node {
  readonly kind: 'for-of';
  readonly pattern: Pattern;
  readonly mutable: boolean;
  readonly collection: Expression;
  readonly body: Statement;
}

export interface WhileStatement extends Node {
  readonly kind: 'while';
  readonly condition: Expression;
  readonly body: Statement;
}

export interface ReturnStatement extends Node {
  readonly kind: 'return';
  readonly value?: Expression;
}

export interface JumpStatement extends Node {
  readonly kind: 'break' | 'continue';
}

/** A statement that could not be parsed; already reported. */
export interface ErrorStatement extends Node {
  readonly kind: 'error';
}
