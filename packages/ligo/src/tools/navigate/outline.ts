/** The declarations of a file, for lists of symbols. */
import type { Declaration } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import { bindersOf } from '../../syntax/walk-types';
import type { Analysis } from '../analyse';

export interface OutlineItem {
  readonly name: string;
  readonly kind: 'function' | 'constant' | 'type' | 'module' | 'signature' | 'entrypoint' | 'view' | 'test';
  readonly span: Span;
  readonly children: readonly OutlineItem[];
}

export function outline({ program }: Analysis): readonly OutlineItem[] {
  return itemsOf(program.declarations.filter(({ span }) => span.file === 0));
}

function itemsOf(declarations: readonly Declaration[]): readonly OutlineItem[] {
  return declarations.flatMap((declaration): readonly OutlineItem[] => {
    switch (declaration.kind) {
      case 'value':
        return bindersOf(declaration.pattern).map((name) => ({
          name: name.text,
          kind: kindOf(declaration, name.text),
          span: name.span,
          children: [],
        }));
      case 'type':
      case 'signature':
        return [
          { name: declaration.name.text, kind: declaration.kind, span: declaration.name.span, children: [] },
        ];
      case 'module': {
        const children = declaration.body.kind === 'body' ? itemsOf(declaration.body.declarations) : [];
        return [{ name: declaration.name.text, kind: 'module', span: declaration.name.span, children }];
      }
      default:
        return [];
    }
  });
}

function kindOf(
  { attributes, value }: Extract<Declaration, { kind: 'value' }>,
  name: string,
): OutlineItem['kind'] {
  if (attributes.some(({ key }) => key === 'entry')) return 'entrypoint';
  if (attributes.some(({ key }) => key === 'view')) return 'view';
  if (name.startsWith('test')) return 'test';
  return value.kind === 'lambda' ? 'function' : 'constant';
}
