/**
 * The preprocessor, which runs before the parser: it reads strings, comments and directives, and drops the
 * text in inactive conditional branches. It reads no files: `#include` and `#import` are left in place and
 * reported to the caller.
 */
import { isTrue } from './condition';
import type { LigoSyntax } from './language';
import type { Finding } from './problem';

export interface Preprocessed {
  /** The code with dropped text blanked out, so that offsets are preserved. */
  live: string;
  findings: Finding[];
}

/** An open condition: whether its branch is active, and whether a later branch still can be. */
interface Condition {
  offset: number;
  reading: boolean;
  mayStillHold: boolean;
  hadElse: boolean;
}

const directiveHead = /#[ \t]*([a-z]+|\d+)/y;

const commentMarks: Readonly<Record<LigoSyntax, readonly [open: string, close: string]>> = {
  jsligo: ['/*', '*/'],
  cameligo: ['(*', '*)'],
};

/** State shared between a file and the files that it is part of. */
export interface Surroundings {
  /** The defined symbols: initially those of the including file, to which this file adds its own. */
  symbols: Set<string>;
  /** Called for each active `#include`, in order. */
  onInclude: (path: string, offset: number) => void;
}

/** Runs the preprocessor over one file. */
export function preprocess(
  code: string,
  syntax: LigoSyntax,
  surroundings: Surroundings = { symbols: new Set(), onInclude: () => {} },
): Preprocessed {
  const run = new Preprocessor(code, commentMarks[syntax], surroundings);
  run.scan();
  return { live: blank(code, run.dropped), findings: run.findings };
}

class Preprocessor {
  readonly findings: Finding[] = [];
  readonly dropped: [from: number, to: number][] = [];
  private readonly conditions: Condition[] = [];
  private at = 0;
  private droppedFrom = -1;

  private readonly interesting: RegExp;

  constructor(
    private readonly code: string,
    private readonly marks: readonly [string, string],
    private readonly surroundings: Surroundings,
  ) {
    const open = marks[0].replace(/[*(]/g, '\\$&');
    this.interesting = new RegExp(`"|//|#|${open}`, 'g');
  }

  scan(): void {
    for (;;) {
      this.interesting.lastIndex = this.at;
      const found = this.interesting.exec(this.code);
      if (!found) break;
      this.at = found.index;
      if (found[0] === '"') this.readString();
      else if (found[0] === '//') this.at = this.lineEnd(this.at);
      else if (found[0] === '#') this.readDirective();
      else this.readComment();
    }
    if (this.droppedFrom >= 0) this.dropped.push([this.droppedFrom, this.code.length]);
    for (const { offset } of this.conditions) this.report(offset, 3, '`#if` without `#endif`');
  }

  private readString(): void {
    const start = this.at++;
    for (; this.at < this.code.length; this.at++) {
      const sign = this.code[this.at] ?? '';
      if (sign === '"') {
        this.at++;
        return;
      }
      if (sign === '\n' || sign === '\r') break;
      if (sign < ' ' || sign > '\x7f') {
        const whole = String.fromCodePoint(this.code.codePointAt(this.at) ?? 0);
        this.report(this.at, whole.length, `strings may contain only ASCII characters, not \`${whole}\``);
        this.at += whole.length - 1;
      } else if (sign === '\\') {
        const escaped = this.code[this.at + 1];
        if (escaped === '"' || escaped === '\\') this.at++;
      }
    }
    this.report(start, this.at - start, 'this string is not closed on its line');
  }

  private readComment(): void {
    const [open, close] = this.marks;
    const start = this.at;
    let depth = 0;
    while (this.at < this.code.length) {
      if (this.code.startsWith(open, this.at)) {
        depth++;
        this.at += 2;
      } else if (this.code.startsWith(close, this.at)) {
        this.at += 2;
        if (--depth === 0) return;
      } else if (this.code[this.at] === '"') this.readString();
      else this.at++;
    }
    this.report(start, 2, `this comment is never closed by \`${close}\``);
  }

  private readDirective(): void {
    const start = this.at;
    directiveHead.lastIndex = start;
    const [head = '#', word = ''] = directiveHead.exec(this.code) ?? [];
    this.at = start + head.length;
    const handle = /^\d/.test(word) ? this.lineMarker : this.handlers[word];
    if (!handle) return;
    const rest = this.at;
    this.at = this.lineEnd(rest);
    const wrong = handle.call(this, this.code.slice(rest, this.at), start);
    if (wrong) this.report(start, this.code.slice(start, this.at).trimEnd().length, wrong);
  }

  /** Each takes the text after the directive's name, and returns an error message if it is wrong. */
  private readonly handlers: Readonly<Record<string, (rest: string, start: number) => string | undefined>> = {
    include: (rest, start) => this.include(rest, start),
    import: (rest) =>
      rightOr(/^[ \t]*"[^"]*"[ \t]*"[^"]*"/, rest, '`#import` needs a file name and a module name in quotes'),
    define: (rest) => this.define(rest, true),
    undef: (rest) => this.define(rest, false),
    error: () => (this.isReading() ? '`#error` stops the compiler here' : undefined),
    if: (rest, start) => {
      const holds = isTrue(rest, this.surroundings.symbols);
      const before = this.isReading();
      this.conditions.push({
        offset: start,
        reading: before && holds === true,
        mayStillHold: before && holds === false,
        hadElse: false,
      });
      this.dropOrKeep(start);
      return holds === undefined ? 'this is not a valid condition' : undefined;
    },
    elif: (rest, start) => {
      const holds = isTrue(rest, this.surroundings.symbols);
      const wrong = this.nextBranch(start, '#elif', holds === true, false);
      return wrong ?? (holds === undefined ? 'this is not a valid condition' : undefined);
    },
    else: (_rest, start) => this.nextBranch(start, '#else', true, true),
    endif: (_rest, start) => {
      if (!this.conditions.pop()) return '`#endif` without `#if`';
      this.dropOrKeep(start);
      return undefined;
    },
  };

  private include(rest: string, start: number): string | undefined {
    const path = /^[ \t]*"([^"]*)"/.exec(rest)?.[1];
    if (path !== undefined && this.isReading()) this.surroundings.onInclude(path, start);
    return rightOr(/^[ \t]*"[^"]*"/, rest, '`#include` needs a file name in quotes');
  }

  private lineMarker(rest: string): string | undefined {
    if (!/^[ \t]*"[^"]*"/.test(rest)) return 'a line marker needs a file name in quotes';
    return /"[ \t]*([12].*)?$/.test(rest) ? undefined : 'the flag of a line marker is 1 or 2';
  }

  private define(rest: string, defined: boolean): string | undefined {
    const shape = /^[ \t]+([A-Za-z]\w*)/;
    const name = shape.exec(rest)?.[1];
    if (name && this.isReading()) {
      if (defined) this.surroundings.symbols.add(name);
      else this.surroundings.symbols.delete(name);
    }
    return rightOr(shape, rest, `\`#${defined ? 'define' : 'undef'}\` needs a name`);
  }

  private nextBranch(start: number, name: string, holds: boolean, isElse: boolean): string | undefined {
    const condition = this.conditions.at(-1);
    if (!condition || condition.hadElse) return `\`${name}\` without \`#if\``;
    condition.reading = condition.mayStillHold && holds;
    if (holds) condition.mayStillHold = false;
    condition.hadElse = isElse;
    this.dropOrKeep(start);
    return undefined;
  }

  /** A branch nested in an inactive one is inactive. */
  private isReading(): boolean {
    return this.conditions.at(-1)?.reading ?? true;
  }

  /** Starts or ends dropping; directives themselves stay, because the grammar skips them. */
  private dropOrKeep(start: number): void {
    if (this.droppedFrom >= 0) this.dropped.push([this.droppedFrom, start]);
    this.droppedFrom = this.isReading() ? -1 : this.at;
  }

  private lineEnd(from: number): number {
    const end = /[\r\n]|$/g;
    end.lastIndex = from;
    return end.exec(this.code)?.index ?? this.code.length;
  }

  private report(offset: number, length: number, message: string): void {
    this.findings.push({ offset, length, message });
  }
}

/** Returns `wrong` unless `rest` has the shape and only a comment follows on the line. */
function rightOr(shape: RegExp, rest: string, wrong: string): string | undefined {
  const found = shape.exec(rest)?.[0];
  if (found === undefined) return wrong;
  return /^[ \t]*(\/\/.*)?$/.test(rest.slice(found.length))
    ? undefined
    : 'only a comment may follow a directive on its line';
}

function blank(code: string, ranges: readonly [number, number][]): string {
  let live = '';
  let done = 0;
  for (const [from, to] of ranges) {
    live += code.slice(done, from) + code.slice(from, to).replace(/[^\r\n]/g, ' ');
    done = to;
  }
  return live + code.slice(done);
}
