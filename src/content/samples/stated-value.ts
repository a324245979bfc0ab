/** Comments that state the value of a declaration: `const total = 1n + 2n; // 3n`. */
import { bool, bytes, int, mutez, NONE, nat, some, text } from '../../ligo/evaluate/values/make';
import type { Value } from '../../ligo/evaluate/values/value';
import type { Declaration, Program } from '../../ligo/syntax/ast';

export interface StatedValue {
  /** The name that is declared. */
  readonly name: string;
  readonly value: Value;
  /** The comment, as written. */
  readonly comment: string;
  /** In the text of the program, counted from 1. */
  readonly line: number;
}

/** The values that comments of the main file state, each at the end of a declaration of the top level. */
export function statedValues({ declarations, files }: Program): StatedValue[] {
  const source = files[0]?.text ?? '';
  return declarations.flatMap((declaration): StatedValue[] => {
    const name = nameOf(declaration);
    const comment =
      name && declaration.span.file === 0 ? commentAfter(source, declaration.span.to) : undefined;
    const value = comment && readStated(comment);
    if (!name || !comment || !value) return [];
    return [{ name, value, comment, line: source.slice(0, declaration.span.to).split('\n').length }];
  });
}

function nameOf(declaration: Declaration): string | undefined {
  if (declaration.kind !== 'value') return undefined;
  const { pattern } = declaration;
  const inner = pattern.kind === 'typed' ? pattern.pattern : pattern;
  return inner.kind === 'variable' ? inner.name.text : undefined;
}

/** The comment that ends the line. */
function commentAfter(source: string, position: number): string | undefined {
  const rest = source.slice(position).split('\n')[0] ?? '';
  const found = /^\s*;?\s*(?:\/\/\s*(.*?)|\(\*\s*(.*?)\s*\*\))\s*$/.exec(rest);
  return found?.[1] ?? found?.[2];
}

/** The value in the words of a comment: alone, before an explanation (`3n, rounded down`), or at the end (`…, so 3n`). */
export function readStated(comment: string): Value | undefined {
  const conclusion = /, so (.+)$/.exec(comment)?.[1];
  const explained = /^(.+?)[,:;] +[a-z]/.exec(comment)?.[1];
  return (
    readValue(comment) ??
    (conclusion ? readValue(conclusion) : undefined) ??
    (explained ? readValue(explained) : undefined) ??
    undefined
  );
}

function readValue(source: string): Value | undefined {
  const trimmed = source.trim();
  if (trimmed === 'true' || trimmed === 'false') return bool(trimmed === 'true');
  if (/^None(\(\))?$/.test(trimmed)) return NONE;
  const content = /^Some\s*\((.*)\)$/.exec(trimmed)?.[1] ?? /^Some\s+(.*)$/.exec(trimmed)?.[1];
  if (content !== undefined) {
    const inner = readValue(content);
    return inner && some(inner);
  }
  const string = /^"([^"]*)"$/.exec(trimmed)?.[1];
  if (string !== undefined) return text(string);
  const digits = /^0x([0-9a-fA-F]*)$/.exec(trimmed)?.[1];
  return digits === undefined ? readNumber(trimmed.replaceAll('_', '')) : bytes(digits.toLowerCase());
}

function readNumber(source: string): Value | undefined {
  if (/^-?\d+$/.test(source)) return int(BigInt(source));
  if (/^\d+n$/.test(source)) return nat(BigInt(source.slice(0, -1)));
  if (/^\d+mutez$/.test(source)) return mutez(BigInt(source.slice(0, -5)));
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d{1,6}))?tez$/.exec(source) ?? [];
  return whole === undefined
    ? undefined
    : mutez(BigInt(whole) * 1_000_000n + BigInt(decimals.padEnd(6, '0')));
}
