/** Which lines and functions of a program the bytes of a script come from. */
import { childrenOf, type Micheline, ownSizeOf } from '../../michelson';
import type { Declaration, Pattern, Program } from '../../syntax/ast';
import type { SourceFile, Span } from '../../syntax/source';

export interface Cost {
  readonly bytes: number;
  /** The line, or the declaration. */
  readonly span: Span;
}

export interface FunctionCost extends Cost {
  readonly name: string;
}

export interface Costs {
  readonly lines: readonly Cost[];
  readonly functions: readonly FunctionCost[];
  /** Bytes that come from no place in the source, such as the dispatch to entry points. */
  readonly elsewhere: number;
}

/** The most expensive ones come first. */
export function costsOf(script: Micheline, program: Program, spanOf: SpanOf): Costs {
  const { files, declarations, imported } = program;
  const lines = new Map<string, Cost>();
  const functions = new Map<Span, FunctionCost>();
  const named = [declarations, ...imported.values()].flatMap((list) => namedIn(list, ''));
  let elsewhere = 0;

  function add(span: Span | undefined, bytes: number): void {
    const file = span && files[span.file];
    if (!span || !file) {
      elsewhere += bytes;
      return;
    }
    const line = lineOf(span, file);
    const key = `${line.file}:${line.from}`;
    lines.set(key, { span: line, bytes: (lines.get(key)?.bytes ?? 0) + bytes });
    const owner = named.findLast(({ span: own }) => isWithin(span, own));
    if (owner)
      functions.set(owner.span, { ...owner, bytes: (functions.get(owner.span)?.bytes ?? 0) + bytes });
  }

  function attribute(node: Micheline, around: Span | undefined, isInCode: boolean): void {
    const span = spanOf(node) ?? around;
    add(span, ownSizeOf(node));
    for (const child of childrenOf(node))
      if (isInCode && child.kind !== 'sequence' && node.kind === 'prim') addAll(child, span);
      else attribute(child, span, isInCode);
  }

  /** Types and values come from where their instruction comes from. */
  function addAll(node: Micheline, span: Span | undefined): void {
    add(span, ownSizeOf(node));
    for (const child of childrenOf(node)) addAll(child, span);
  }

  for (const section of childrenOf(script))
    attribute(section, undefined, section.kind === 'prim' && CODE.has(section.prim));
  add(undefined, ownSizeOf(script));
  const byBytes = (a: Cost, b: Cost): number => b.bytes - a.bytes;
  return {
    lines: [...lines.values()].sort(byBytes),
    functions: [...functions.values()].sort(byBytes),
    elsewhere,
  };
}

/** Where a node comes from. */
export type SpanOf = (node: Micheline) => Span | undefined;

const CODE: ReadonlySet<string> = new Set(['code', 'view']);

interface Named {
  readonly name: string;
  readonly span: Span;
}

/** The values and functions of modules. */
function namedIn(declarations: readonly Declaration[], path: string): readonly Named[] {
  return declarations.flatMap((declaration): readonly Named[] => {
    if (declaration.kind === 'value')
      return [{ name: path + nameOf(declaration.pattern), span: declaration.span }];
    if (declaration.kind !== 'module' || declaration.body.kind !== 'body') return [];
    return namedIn(declaration.body.declarations, `${path}${declaration.name.text}.`);
  });
}

const nameOf = (pattern: Pattern): string => (pattern.kind === 'variable' ? pattern.name.text : '(…)');

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.file === outer.file && inner.from >= outer.from && inner.to <= outer.to;

/** The line that a range starts on. */
function lineOf({ file, from }: Span, { text }: SourceFile): Span {
  const end = text.indexOf('\n', from);
  return { file, from: text.lastIndexOf('\n', from - 1) + 1, to: end < 0 ? text.length : end };
}
