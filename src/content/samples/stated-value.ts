/** Comments that state the value of a declaration: `const total = 1n + 2n; // 3n`. */
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

/** Values are given as they are printed. */
export type Expectation =
  | { readonly kind: 'value'; readonly value: string }
  /** `1n and 3n`: the elements of a collection, the parts of a tuple, or the values of several names. */
  | { readonly kind: 'parts'; readonly values: readonly string[] }
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
  const values = comment.split(/ and |, /).map(printedForm);
  const parts = values.filter((part) => part !== undefined);
  if (parts.length === values.length) return { kind: 'parts', values: parts };
  return /^[-(\d"!]/.test(comment) ? { kind: 'code' } : undefined;
}

/** Whether a value, or the values of several names, are as stated. */
export function isAsStated(expectation: Expectation, actual: readonly Value[], code?: Value): boolean {
  const printed = actual.map(print);
  const [only = ''] = printed;
  switch (expectation.kind) {
    case 'value':
      return printed.length === 1 && only === expectation.value;
    case 'parts': {
      const parts = printed.length === 1 ? only.slice(1, -1) : printed.join(' ; ');
      return parts.replaceAll(' , ', ' ; ') === expectation.values.join(' ; ');
    }
    case 'code':
      return code !== undefined && only === print(code);
  }
}

/** The comment that ends the line. */
function commentAfter(source: string, position: number): string | undefined {
  const rest = source.slice(position).split('\n')[0] ?? '';
  const found = /^\s*;?\s*(?:\/\/\s*(.*?)|\(\*\s*(.*?)\s*\*\))\s*$/.exec(rest);
  return found?.[1] ?? found?.[2];
}

/** The value in the words of a comment: alone, before an explanation (`3n, rounded down`), or at the end (`…, so 3n`). */
export function readStated(comment: string): string | undefined {
  const conclusion = /, so (.+)$/.exec(comment)?.[1] ?? '';
  const explained = /^(.+?)[,:;] +[a-z]/.exec(comment)?.[1] ?? '';
  return printedForm(comment) ?? printedForm(conclusion) ?? printedForm(explained);
}

/** A literal of either syntax as its value is printed: `1_000n` as `1000n`, `0.5tez` as `500000mutez`. */
function printedForm(source: string): string | undefined {
  const literal = source.trim();
  const content = /^Some\s*\((.*)\)$/.exec(literal)?.[1] ?? /^Some\s+(.*)$/.exec(literal)?.[1];
  if (content !== undefined) {
    const inner = printedForm(content);
    return inner && `Some (${inner})`;
  }
  if (/^None(\(\))?$/.test(literal)) return 'None (())';
  if (/^(true|false|"[^"]*")$/.test(literal)) return literal;
  if (/^0x[0-9a-fA-F]*$/.test(literal)) return literal.toLowerCase();
  const number = literal.replaceAll('_', '');
  if (/^(-?\d+|\d+n|\d+mutez)$/.test(number)) return number;
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d{1,6}))? ?tez$/.exec(number) ?? [];
  return whole && `${BigInt(whole + decimals.padEnd(6, '0'))}mutez`;
}
