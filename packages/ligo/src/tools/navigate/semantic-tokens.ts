/** What each name is, which grammar alone cannot tell: for highlighting. */
import type { Span } from '../../syntax/source';
import type { Analysis } from '../analyse';
import { isFunction } from '../hover';
import { namesInOrder, type Occurrence } from '../occurrence';

export type SemanticKind =
  | 'function'
  | 'parameter'
  | 'variable'
  | 'constant'
  | 'type'
  | 'module'
  | 'signature'
  | 'field'
  | 'constructor';

export interface SemanticToken {
  readonly kind: SemanticKind;
  readonly span: Span;
  readonly isDeclaration: boolean;
  /** Whether it may be assigned to. */
  readonly isMutable: boolean;
  readonly isLibrary: boolean;
}

/** Of the main file, in order. */
export function semanticTokens(analysis: Analysis): readonly SemanticToken[] {
  const names = namesInOrder(analysis);
  const topLevel = new Set(
    [...analysis.typed.modules.values()].flatMap(({ items }) => items.map(({ span }) => span?.from)),
  );
  const mutable = new Set(
    names.flatMap(({ kind, mutable: isMutable, span }) =>
      kind === 'binder' && isMutable ? [span.from] : [],
    ),
  );
  return names.map((name) => ({
    kind: kindOf(name, topLevel),
    span: name.span,
    isDeclaration: name.definition?.file === 0 && name.definition.from === name.span.from,
    isMutable: name.definition?.file === 0 && mutable.has(name.definition.from),
    isLibrary: name.definition === undefined && name.kind !== 'field' && name.kind !== 'constructor',
  }));
}

function kindOf(
  { kind, type, mutable, definition }: Occurrence,
  topLevel: ReadonlySet<number | undefined>,
): SemanticKind {
  if (kind !== 'value' && kind !== 'binder') return kind;
  if (mutable) return 'variable';
  if (type && isFunction(type)) return 'function';
  const isLocal = definition?.file === 0 && !topLevel.has(definition.from);
  return isLocal ? 'parameter' : 'constant';
}
