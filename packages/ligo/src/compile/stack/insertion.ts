/**
 * Michelson that is inserted into a program, with its placeholders filled in: `(typeopt $0)` is the type in
 * the option type of argument 0, `(type $0)` the type, `(litstr $0)` and `(codestr $0)` a literal string
 * and the code in one, `(annot $0)` a literal string as an annotation. Such arguments are not computed.
 */
import { type Micheline, type MichelinePrim, parseMicheline, string } from '../../michelson';
import type { InlineMichelson, MiniExpression } from '../mini-c/tree';
import { michelsonType } from './types';

export interface Insertion {
  readonly code: readonly Micheline[];
  /** The arguments that are computed, in order. */
  readonly operands: readonly MiniExpression[];
}

export function fillIn({ code, arguments: args }: InlineMichelson): Insertion {
  const used = new Set<number>();

  function fill(node: Micheline): Micheline {
    if (node.kind === 'sequence') return { ...node, items: node.items.map(fill) };
    if (node.kind !== 'prim') return node;
    const index = placeholderIndex(node);
    const argument = index === undefined ? undefined : args[index];
    const filled = argument && node.prim !== 'annot' ? fillPlaceholder(node, argument) : undefined;
    if (filled) {
      used.add(index as number);
      return filled;
    }
    return fillInstruction(node);
  }

  /** An `(annot $0)` among the arguments becomes an annotation. */
  function fillInstruction(node: MichelinePrim): Micheline {
    const annots: string[] = [];
    const rest: Micheline[] = [];
    for (const arg of node.args) {
      const index = arg.kind === 'prim' && arg.prim === 'annot' ? placeholderIndex(arg) : undefined;
      const text = index === undefined ? undefined : stringOf(args[index]);
      if (text === undefined) rest.push(fill(arg));
      else {
        annots.push(text);
        used.add(index as number);
      }
    }
    return { ...node, args: rest, annots: [...annots, ...node.annots] };
  }

  const filled = code.map(fill);
  return { code: filled, operands: args.filter((_, index) => !used.has(index)) };
}

function placeholderIndex({ args, annots }: MichelinePrim): number | undefined {
  const [annotation] = annots;
  if (args.length > 0 || annots.length !== 1 || !annotation?.startsWith('$')) return undefined;
  const index = Number(annotation.slice(1));
  return Number.isInteger(index) ? index : undefined;
}

function fillPlaceholder(node: MichelinePrim, argument: MiniExpression): Micheline | undefined {
  switch (node.prim) {
    case 'type':
      return michelsonType(argument.type);
    case 'typeopt':
      return argument.type.kind === 'option' ? michelsonType(argument.type.item) : undefined;
    case 'litstr': {
      const text = stringOf(argument);
      return text === undefined ? undefined : string(text);
    }
    case 'codestr': {
      const text = stringOf(argument);
      return text === undefined ? undefined : withoutSpans(parseMicheline(text).tree);
    }
    default:
      return undefined;
  }
}

function stringOf(e: MiniExpression | undefined): string | undefined {
  return e?.kind === 'literal' && e.value.type === 'string' ? e.value.value : undefined;
}

/** Parsed positions are those in the inserted text, not in the program. */
function withoutSpans(node: Micheline): Micheline {
  const { span: _, ...rest } = node;
  if (rest.kind === 'prim') return { ...rest, args: rest.args.map(withoutSpans) };
  return rest.kind === 'sequence' ? { ...rest, items: rest.items.map(withoutSpans) } : rest;
}
