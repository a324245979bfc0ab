/** Comments that state the value of a declaration: `const total = 1n + 2n; // 3n`. */
import { isFunction, print } from '@ligo-docs/ligo/evaluate';
import { bindersOf, type Program } from '@ligo-docs/ligo/syntax';
import type { SampleText } from './analyse';
import { type Execute, type Executed, evaluate } from './run-sample';

interface StatedValue {
  /** The names that are declared. */
  readonly names: readonly string[];
  /** The comment, as written. */
  readonly comment: string;
  /** The end of the declaration. */
  readonly offset: number;
  /**
   * In printed form. `1n and 3n` are the elements of a collection, the parts of a tuple, or the values of
   * several names. Undefined if the comment may be code: `(1n << 2n) + 1n`.
   */
  readonly values?: readonly string[];
}

/** The values stated by comments in the main file, each at the end of a top-level declaration. */
export function statedValues({ declarations, files }: Program): StatedValue[] {
  const source = files[0]?.text ?? '';
  return declarations.flatMap((declaration) => {
    if (declaration.kind !== 'value' || declaration.span.file !== 0) return [];
    const offset = declaration.span.to;
    const comment = commentAfter(source, offset);
    if (!comment) return [];
    const values = valuesIn(comment);
    if (!values && !/^[-(\d"!]/.test(comment)) return [];
    return [{ names: bindersOf(declaration.pattern).map(({ text }) => text), comment, offset, values }];
  });
}

/** Checks a comment that may state a value; resolves to a message if it is wrong or not a value. */
export async function checkStated(
  { names, comment, values }: StatedValue,
  program: SampleText,
  { result }: Executed,
  execute: Execute,
): Promise<{ isWrong?: boolean; message?: string }> {
  const { value } = values ? {} : await evaluate(comment, program, execute);
  const expected = values ?? (value && [print(value)]);
  if (!expected) return { message: `not checked, because it is not code: ${comment}` };
  const actual = names.flatMap((name) => result.values.get(name) ?? []);
  if (actual.length === 0 || actual.some(isFunction))
    return { message: `not checked, because a function has no value to show: ${comment}` };
  const printed = actual.map(print);
  if (isAsStated(printed, expected)) return {};
  const found = `${names.join(', ')} is ${comment}, but it is ${printed.join(', ')}`;
  return { isWrong: true, message: `The comment says that ${found}: correct the comment.` };
}

function isAsStated(printed: readonly string[], expected: readonly string[]): boolean {
  if (expected.length === 1) return printed.join() === expected[0];
  const parts = printed.length === 1 ? printed[0]?.slice(1, -1) : printed.join(' ; ');
  return parts?.replaceAll(' , ', ' ; ') === expected.join(' ; ');
}

/** The comment at the end of the line. */
function commentAfter(source: string, position: number): string | undefined {
  const rest = source.slice(position).split('\n')[0] ?? '';
  const found = /^\s*;?\s*(?:\/\/\s*(.*?)|\(\*\s*(.*?)\s*\*\))\s*$/.exec(rest);
  return found?.[1] ?? found?.[2];
}

function valuesIn(comment: string): string[] | undefined {
  const value = readStated(comment);
  if (value) return [value];
  const parts = comment.split(/ and |, /).map(printedForm);
  const values = parts.filter((part) => part !== undefined);
  return values.length === parts.length ? values : undefined;
}

/** The value in a comment: alone, before an explanation (`3n, rounded down`), or at the end (`…, so 3n`). */
function readStated(comment: string): string | undefined {
  const conclusion = /, so (.+)$/.exec(comment)?.[1] ?? '';
  const explained = /^(.+?)[,:;] +[a-z]/.exec(comment)?.[1] ?? '';
  return printedForm(comment) ?? printedForm(conclusion) ?? printedForm(explained);
}

/** The printed form of a literal in either syntax: `1_000n` is `1000n`, `0.5tez` is `500000mutez`. */
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
