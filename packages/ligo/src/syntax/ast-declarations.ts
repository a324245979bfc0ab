/** Declarations, modules and signatures. */
import type { Expression } from './ast-expressions';
import type { Attribute, Name, Node } from './ast-names';
import type { Pattern } from './ast-patterns';
import type { TypeExpression } from './ast-types';

export type Declaration =
  | ValueDeclaration
  | TypeDeclaration
  | ModuleDeclaration
  | SignatureDeclaration
  | IncludeDeclaration
  | ErrorDeclaration;

interface DeclarationNode extends Node {
  readonly attributes: readonly Attribute[];
  /** Whether it is public: in CameLIGO unless `[@private]`; in JsLIGO if exported or an entry point. */
  readonly exported: boolean;
}

/**
 * `let`, `const`, `function`. Parameters before CameLIGO's `=` and after JsLIGO's `function` become a lambda:
 * `let f (x : int) : nat = e` is `f` bound to `fun (x : int) : nat -> e`.
 */
export interface ValueDeclaration extends DeclarationNode {
  readonly kind: 'value';
  /** `(x, y)`, `{ a; b }` or a name, without the type annotation of `const x: t = e`. */
  readonly pattern: Pattern;
  /** Only those of `let x (type a) : t = e`; a function's own are in its lambda. */
  readonly typeParameters: readonly Name[];
  readonly type?: TypeExpression;
  readonly value: Expression;
  /** `let rec`; in JsLIGO a function that uses its own name. */
  readonly recursive: boolean;
  /** `let mut`, or JsLIGO's `let` inside a block. */
  readonly mutable: boolean;
}

export interface TypeDeclaration extends DeclarationNode {
  readonly kind: 'type';
  readonly name: Name;
  /** Without the quote of `'a`; `_` for unused parameters. */
  readonly parameters: readonly Name[];
  readonly body: TypeExpression;
}

/** `module`, `namespace`, `import M = N`, `#import`. */
export interface ModuleDeclaration extends DeclarationNode {
  readonly kind: 'module';
  readonly name: Name;
  readonly body: ModuleExpression;
  /** The declared signatures: at most one in CameLIGO. */
  readonly signatures: readonly SignatureExpression[];
}

export type ModuleExpression =
  | (Node & { readonly kind: 'body'; readonly declarations: readonly Declaration[] })
  | (Node & { readonly kind: 'path'; readonly path: readonly Name[] })
  /** An imported file: see `Program.imported`. */
  | (Node & { readonly kind: 'file'; readonly file: number });

/** `module type`, `interface`. */
export interface SignatureDeclaration extends DeclarationNode {
  readonly kind: 'signature';
  readonly name: Name;
  readonly extends: readonly SignatureExpression[];
  readonly body: SignatureExpression;
}

export type SignatureExpression =
  | (Node & { readonly kind: 'body'; readonly items: readonly SignatureItem[] })
  | (Node & { readonly kind: 'path'; readonly path: readonly Name[] });

export type SignatureItem = SignatureValue | SignatureType | SignatureInclude;

export interface SignatureValue extends Node {
  readonly kind: 'value';
  readonly name: Name;
  readonly type: TypeExpression;
  /** JsLIGO's `const x?: t`. */
  readonly optional: boolean;
  readonly attributes: readonly Attribute[];
}

export interface SignatureType extends Node {
  readonly kind: 'type';
  readonly name: Name;
  readonly parameters: readonly Name[];
  /** Absent when the type is abstract. */
  readonly body?: TypeExpression;
  readonly attributes: readonly Attribute[];
}

export interface SignatureInclude extends Node {
  readonly kind: 'include';
  readonly signature: SignatureExpression;
}

/** `include M`. An `#include` of a file is replaced by its declarations instead. */
export interface IncludeDeclaration extends DeclarationNode {
  readonly kind: 'include';
  readonly module: ModuleExpression;
}

/** A declaration that could not be parsed or is not allowed here; already reported. */
export interface ErrorDeclaration extends DeclarationNode {
  readonly kind: 'error';
}
