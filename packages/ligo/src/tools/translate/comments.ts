/** Moves the comments of a program to its translation. */
import type { LigoSyntax, Span } from '../../syntax/source';

interface Comment {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Whether code stands before it on its line. */
  readonly isBehind: boolean;
}

const FOUND: Readonly<Record<LigoSyntax, RegExp>> = {
  jsligo: /"(?:\\.|[^"\\\n])*"|`[^`]*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
  cameligo: /"(?:\\.|[^"\\\n])*"|\{\|[\s\S]*?\|\}|\/\/[^\n]*|\(\*[\s\S]*?\*\)/g,
};

/** The comments that are not written yet, in order. */
export class Comments {
  private waiting: readonly Comment[];

  constructor(
    private readonly source: string,
    from: LigoSyntax,
    private readonly to: LigoSyntax,
    start = 0,
  ) {
    this.waiting = [...source.matchAll(FOUND[from])]
      .filter(({ 0: found, index }) => index >= start && /^(\/[/*]|\(\*)/.test(found))
      .map(({ 0: found, index }) => ({
        from: index,
        to: index + found.length,
        text: found,
        isBehind: source.slice(source.lastIndexOf('\n', index - 1) + 1, index).trim() !== '',
      }));
  }

  /** The comments before an offset, each on its line; an empty line stays. */
  before(offset: number): string {
    const found = this.take((comment) => comment.from < offset);
    const written = found.map((comment, index) => {
      const next = found[index + 1]?.from ?? offset;
      return `${this.written(comment)}\n${this.hasEmptyLine(comment.to, next) ? '\n' : ''}`;
    });
    return written.join('');
  }

  /** The comments behind a node on its last line. */
  behind({ to }: Span): string {
    const end = this.source.indexOf('\n', to);
    const last = end < 0 ? this.source.length : end;
    const found = this.take(
      ({ from }) => from >= to && from < last && /^[\s;,|)\]}]*(in\b)?\s*$/.test(this.source.slice(to, from)),
    );
    return found.length === 0 ? '' : ` ${found.map((comment) => this.written(comment)).join(' ')}\n`;
  }

  /** Whether a line is empty before a declaration or its comments: then two line ends. */
  gap(start: number): string {
    const first = this.waiting.find(({ from, isBehind }) => from < start && !isBehind)?.from ?? start;
    return /\n[ \t\r]*\n[^\n]*$/.test(this.source.slice(0, first)) ? '\n\n' : '\n';
  }

  private take(matches: (comment: Comment) => boolean): Comment[] {
    const found = this.waiting.filter(matches);
    this.waiting = this.waiting.filter((comment) => !matches(comment));
    return found;
  }

  private hasEmptyLine(from: number, to: number): boolean {
    return /\n[ \t\r]*\n/.test(this.source.slice(from, to));
  }

  /** Block comments become line comments where their text would end them. */
  private written({ text }: Comment): string {
    if (text.startsWith('//')) return text.trimEnd();
    const inside = text.slice(2, -2);
    const [open, close] = this.to === 'jsligo' ? ['/*', '*/'] : ['(*', '*)'];
    if (!/["`]|\*\/|\/\*|\(\*|\*\)/.test(inside)) return `${open}${inside}${close}`;
    const lines = inside.trim().split('\n');
    return lines.map((line) => `// ${line.trim()}`).join('\n');
  }
}
