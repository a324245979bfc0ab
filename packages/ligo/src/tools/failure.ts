/** Describes failures in the reader's syntax; `run-report.ts` imitates the compiler instead. */
import type { Stopped } from '../chain/run';
import type { LigoSyntax, SourceFile, Span } from '../syntax/source';
import { displayValue } from './display-value';
import { positionsIn } from './positions';

export function shownReason({ reason, message }: Stopped, syntax: LigoSyntax): string {
  if (reason.kind === 'failwith') return `failed with ${displayValue(reason.value, syntax)}`;
  if (reason.kind !== 'error' || !reason.rejection) return message;
  const { contract, value } = reason.rejection;
  return `The contract ${contract} failed with ${displayValue(value, syntax)}`;
}

/** Places in the text that the reader sees, and the files of its program. */
export interface ShownText {
  readonly files: readonly SourceFile[];
  /** The line in the text; undefined for a span elsewhere. */
  readonly lineOf: (span: Span) => number | undefined;
}

/** Where it stopped: `line 2`, or `line 3 of lib.jsligo, called on line 2`; empty if that is unknown. */
export function shownPlace({ calls }: Stopped, { files, lineOf }: ShownText): string {
  const [innermost] = calls.filter(({ span }) => isImported(span) || lineOf(span) !== undefined);
  const inText = calls.map(({ span }) => lineOf(span)).find((line) => line !== undefined);
  const file = innermost && isImported(innermost.span) ? files[innermost.span.file] : undefined;
  if (!innermost || !file) return inText === undefined ? '' : `line ${inText}`;
  const { line } = positionsIn(file.text)(innermost.span.from);
  return `line ${line} of ${file.path}${inText === undefined ? '' : `, called on line ${inText}`}`;
}

const isImported = ({ file }: Span): boolean => file !== 0;
