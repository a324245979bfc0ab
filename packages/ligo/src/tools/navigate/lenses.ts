/** What can be done with a declaration, shown above it: run a test, call an entrypoint or a view. */
import type { Span } from '../../syntax/source';
import type { Analysis } from '../analyse';
import { type OutlineItem, outline } from './outline';

export interface Lens {
  readonly kind: 'test' | 'entrypoint' | 'view';
  readonly name: string;
  /** The path of the module of an entrypoint or view; empty for the file. */
  readonly module: string;
  /** Of the name. */
  readonly span: Span;
}

/** Of the main file, in order. */
export function lenses(analysis: Analysis): readonly Lens[] {
  return lensesOf(outline(analysis), '');
}

function lensesOf(items: readonly OutlineItem[], module: string): readonly Lens[] {
  return items.flatMap(({ kind, name, span, children }): readonly Lens[] => {
    if (kind === 'module') return lensesOf(children, module === '' ? name : `${module}.${name}`);
    if (kind === 'entrypoint' || kind === 'view') return [{ kind, name, module, span }];
    // Only tests of the file itself are run.
    return kind === 'test' && module === '' ? [{ kind, name, module, span }] : [];
  });
}
