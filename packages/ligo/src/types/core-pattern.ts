/** Patterns of the core language. */
import type { ConstructorPattern, Pattern, TypeExpression } from '../syntax/ast';
import type { Span } from '../syntax/source';

export type CorePattern = { readonly span: Span; readonly node?: Pattern } & (
  | { readonly kind: 'unit' }
  | {
      readonly kind: 'variable';
      readonly name: string;
      readonly type?: TypeExpression;
      readonly isListed: boolean;
    }
  | { readonly kind: 'nil' }
  | { readonly kind: 'cons'; readonly head: CorePattern; readonly tail: CorePattern }
  | {
      readonly kind: 'constructor';
      readonly name: string;
      readonly argument: CorePattern;
      readonly constructorNode?: ConstructorPattern;
      /** Whether it stands where a declaration has its name. */
      readonly isDeclared?: boolean;
    }
  | { readonly kind: 'tuple'; readonly items: readonly CorePattern[] }
  | { readonly kind: 'record'; readonly fields: ReadonlyMap<string, CorePattern> }
  | { readonly kind: 'error' }
);
