/** Comments that state the value of a declaration: `const total = 1n + 2n; // 3n`. */
import { bool, bytes, int, mutez, NONE, nat, some, text } from '../../ligo/evaluate/values/make';
import { print } from '../../ligo/evaluate/values/print';
import type { Value } from '../../ligo/evaluate/values/value';
import type { Program } from '../../ligo/syntax/ast';
import { bindersOf } from '../../ligo/syntax/walk-types';
import { lineAt } from '../../model/text-place';

export interface StatedValue {
  /** The names that are declared. */
  readonly names: readonly string[];
  /** The comment, as written. */
  readonly comment: string;
  /** In the text of the program, counted from 1. */
  readonly line: number;
  readonly expectation: Expectation;
}

export type Expectation =
  | { readonly kind: 'value'; readonly value: Value }
  /** `1n and 3n`: the elements of a collection, the parts of a tuple, or the values of several names. */
  | { readonly kind: 'parts'; readonly values: readonly Value[] }
  /** `(1n << 2n) + 1n`: code of the same syntax, if it turns out to be code. */
  | { readonly kind: 'code' };

/** The values that comments of the main file state, each at the end of a declaration of the top level. */
export function statedValues({ declarations, files }: Program): StatedValue[] {
  const source = files[0]?.text ?? '';
  return declarations.flatMap((declaration): StatedValue[] => {
    if (declaration.kind !== 'value' || declaration.span.file !== 0) return [];
    const comment = commentAfter(source, declaration.span.to);
    const expectation = comment && expectationOf(comment);
    if (!comment || !expectation) return [];
    const names = bindersOf(declaration.pattern).map(({ text: name }) => name);
    return [{ names, comment, line: lineAt(source, declaration.span.to), expectation }];
  });
}

function expectationOf(comment: string): Expectation | undefined {
  const value = readStated(comment);
  if (value) return { kind: 'value', value };
  const values = comment.split(/ and |, /).map(readValue);
  const parts = values.filter((part) => part !== undefined);
  if (parts.length === values.length) return { kind: 'parts', values: parts };
  return /^[-(\d"!]/.test(comment) ? { kind: 'code' } : undefined;
}

/** Whether a value, or the values of several names, are as stated. */
export function isAsStated(expectation: Expectation, actual: readonly Value[], code?: Value): boolean {
  const [only] = actual;
  switch (expectation.kind) {
    case 'value':
      return actual.length === 1 && only !== undefined && print(only) === print(expectation.value);
    case 'parts': {
      const printed = actual.length === 1 && only ? print(only).slice(1, -1) : actual.map(print).join(' ; ');
      return printed.replaceAll(' , ', ' ; ') === expectation.values.map(print).join(' ; ');
    }
    case 'code':
      return only !== undefined && code !== undefined && print(only) === print(code);
  }
}

/** The comment that ends the line. */
function commentAfter(source: string, position: number): string | undefined {
  const rest = source.slice(position).split('\n')[0] ?? '';
  const found = /^\s*;?\s*(?:\/\/\s*(.*?)|\(\*\s*(.*?)\s*\*\))\s*$/.exec(rest);
  return found?.[1] ?? found?.[2];
}

/** The value in the words of a comment: alone, before an explanation (`3n, rounded down`), or at the end (`…, so 3n`). */
export function readStated(comment: string): Value | undefined {
  const conclusion = /, so (.+)$/.exec(comment)?.[1] ?? '';
  const explained = /^(.+?)[,:;] +[a-z]/.exec(comment)?.[1] ?? '';
  return readValue(comment) ?? readValue(conclusion) ?? readValue(explained);
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
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d{1,6}))? ?tez$/.exec(source) ?? [];
  return whole === undefined
    ? undefined
    : mutez(BigInt(whole) * 1_000_000n + BigInt(decimals.padEnd(6, '0')));
}
