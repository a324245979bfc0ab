/** Documents: text whose line breaks are not decided yet (after Wadler's "A prettier printer"). */

export type Doc = Text | Sequence | Line | Group | Flat | Indent | Choice | Comment | Broken;

interface Common {
  /** How wide it is on one line; infinite if it cannot be on one. */
  readonly width: number;
  /** Whether it ends with a comment that runs to the end of its line. */
  readonly open: boolean;
}

interface Text extends Common {
  readonly kind: 'text';
  readonly text: string;
  /** Whether it is written before the comments that end the line. */
  readonly glued: boolean;
}

interface Sequence extends Common {
  readonly kind: 'sequence';
  readonly parts: readonly Doc[];
}

/**
 * A place where a line may end. A `fresh` one starts a line unless one has just been started, a `margin` one also
 * removes its indentation; a `blank` one adds an empty line.
 */
interface Line extends Common {
  readonly kind: 'line';
  readonly style: 'space' | 'soft' | 'hard' | 'fresh' | 'margin' | 'blank' | 'empty';
}

/** On one line if it fits; otherwise all lines directly inside are ended. */
interface Group extends Common {
  readonly kind: 'group';
  readonly content: Doc;
}

/** On one line, always. */
interface Flat extends Common {
  readonly kind: 'flat';
  readonly content: Doc;
}

interface Indent extends Common {
  readonly kind: 'indent';
  readonly by: number;
  readonly content: Doc;
}

/** The first alternative on one line if it fits; otherwise the first of the others whose first lines fit. */
export interface Choice extends Common {
  readonly kind: 'choice';
  readonly alternatives: readonly Doc[];
}

/** Text that is written only if the lines around it are ended. */
interface Broken extends Common {
  readonly kind: 'broken';
  readonly text: string;
}

/** A comment behind code, written at the end of the line. */
interface Comment extends Common {
  readonly kind: 'comment';
  readonly text: string;
}

const ends = { open: false } as const;

export const nothing: Doc = { kind: 'sequence', parts: [], width: 0, ...ends };
/** A space, or the end of a line. */
export const line: Doc = { kind: 'line', style: 'space', width: 1, ...ends };
/** Nothing, or the end of a line. */
export const softline: Doc = { kind: 'line', style: 'soft', width: 0, ...ends };
export const hardline: Doc = { kind: 'line', style: 'hard', width: Number.POSITIVE_INFINITY, ...ends };
export const freshline: Doc = { kind: 'line', style: 'fresh', width: Number.POSITIVE_INFINITY, ...ends };
export const margin: Doc = { kind: 'line', style: 'margin', width: Number.POSITIVE_INFINITY, ...ends };
/** Ends the line if one has been started, and adds an empty one. */
export const emptyLine: Doc = { kind: 'line', style: 'empty', width: Number.POSITIVE_INFINITY, ...ends };
export const blankline: Doc = { kind: 'line', style: 'blank', width: Number.POSITIVE_INFINITY, ...ends };

export function text(content: string): Doc {
  const end = content.indexOf('\n');
  return { kind: 'text', text: content, glued: false, width: end < 0 ? content.length : end, ...ends };
}

/** A sign that is added behind code; a comment that ends the line stays behind it. */
export function glue(sign: string): Doc {
  return { kind: 'text', text: sign, glued: true, width: sign.length, ...ends };
}

/** It forces what follows onto the next line. */
export function commentBehind(content: string): Doc {
  return { kind: 'comment', text: content, width: content.length + 1, open: true };
}

export function ifBroken(content: string): Doc {
  return { kind: 'broken', text: content, width: 0, ...ends };
}

export function concat(...parts: readonly Doc[]): Doc {
  let width = 0;
  let open = false;
  for (const part of parts) {
    const isGlued = part.kind === 'text' && part.glued;
    if (open && part.width > 0 && !isGlued) width = Number.POSITIVE_INFINITY;
    width += part.width;
    open = part.open || (open && (part.width === 0 || isGlued));
  }
  return { kind: 'sequence', parts, width, open };
}

export function join(separator: Doc, items: readonly Doc[]): Doc {
  return concat(...items.flatMap((item, index) => (index === 0 ? [item] : [separator, item])));
}

export function group(...parts: readonly Doc[]): Doc {
  const content = concat(...parts);
  return { kind: 'group', content, width: content.width, open: content.open };
}

export function flat(content: Doc): Doc {
  return { kind: 'flat', content, width: content.width, open: content.open };
}

export function indent(...parts: readonly Doc[]): Doc {
  return indentBy(2, ...parts);
}

export function indentBy(by: number, ...parts: readonly Doc[]): Doc {
  const content = concat(...parts);
  return { kind: 'indent', by, content, width: content.width, open: content.open };
}

/** Alternatives of the same text, from the most compact one. */
export function choice(first: Doc, ...others: readonly Doc[]): Doc {
  return { kind: 'choice', alternatives: [first, ...others], width: first.width, open: first.open };
}

/** As many items on each line as fit. */
export function fill(items: readonly Doc[], separator: Doc = nothing): Doc {
  const [first = nothing, ...others] = items;
  return concat(first, ...others.map((item) => concat(separator, filled(item))));
}

/** An item of several lines follows the end of a line too. */
function filled(item: Doc): Doc {
  return item.width < Number.POSITIVE_INFINITY ? group(line, item) : concat(line, item);
}
