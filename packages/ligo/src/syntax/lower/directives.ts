/** `#include` and `#import`, which both syntaxes have. */
import type { SyntaxNode } from '@lezer/common';
import type { Attribute, Declaration } from '../ast';
import type { Span } from '../source';
import { type Lowering, spanOf, textOf } from './context';

interface Common {
  readonly attributes: readonly Attribute[];
  readonly exported: boolean;
  readonly span: Span;
}

/** `#import "file" "Name"` declares a module. */
export function lowerImportDirective(lowering: Lowering, node: SyntaxNode, common: Common): Declaration {
  const text = textOf(lowering, node);
  const [, path = '', name = ''] = /"([^"]*)"[ \t]*"([^"]*)"/.exec(text) ?? [];
  const file = lowering.importFile(path, common.span);
  if (file === undefined) return { kind: 'error', ...common };
  const start = node.from + text.lastIndexOf(name);
  return {
    kind: 'module',
    name: { text: name, span: spanOf(lowering, { from: start, to: start + name.length }) },
    body: { kind: 'file', file, span: common.span },
    signatures: [],
    ...common,
  };
}

/** `#include "file"` is replaced by the declarations of the file. */
export function lowerIncludeDirective(lowering: Lowering, node: SyntaxNode): readonly Declaration[] {
  const path = /"([^"]*)"/.exec(textOf(lowering, node))?.[1] ?? '';
  return lowering.include(path, spanOf(lowering, node));
}
