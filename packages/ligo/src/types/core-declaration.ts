/** Declarations and modules of the core language. */
import type {
  Declaration,
  ModuleExpression,
  Name,
  SignatureDeclaration,
  SignatureExpression,
  TypeDeclaration,
} from '../syntax/ast';
import type { Span } from '../syntax/source';
import type { Core } from './core';
import type { CorePattern } from './core-pattern';
import type { ValueAttributes } from './signature';

export type CoreDeclaration =
  | {
      readonly kind: 'value';
      readonly pattern: CorePattern;
      readonly value: Core;
      readonly attributes: ValueAttributes;
      readonly public: boolean;
      readonly span: Span;
      readonly node?: Declaration;
    }
  | {
      readonly kind: 'type';
      readonly declaration: TypeDeclaration;
      readonly public: boolean;
      readonly span: Span;
    }
  | {
      readonly kind: 'module';
      readonly name: Name;
      readonly module: CoreModule;
      readonly signatures: readonly SignatureExpression[];
      /** Whether the signature hides members that it does not list. */
      readonly filters: boolean;
      readonly public: boolean;
      readonly span: Span;
    }
  | {
      readonly kind: 'signature';
      readonly declaration: SignatureDeclaration;
      readonly public: boolean;
      readonly span: Span;
    }
  | { readonly kind: 'include'; readonly module: CoreModule; readonly span: Span };

export type CoreModule =
  | { readonly kind: 'body'; readonly declarations: readonly CoreDeclaration[]; readonly span: Span }
  | Exclude<ModuleExpression, { kind: 'body' }>;
