/** Documents to text. */
import { type Choice, type Doc, nothing } from './doc';

/** The longest line, in characters. */
const MAX_WIDTH = 80;
/** Stands before a comment behind code until the comments of adjacent lines are aligned. */
const COMMENT = '\u0000';

interface Command {
  readonly indent: number;
  /** Whether the lines directly inside are ended. */
  readonly broken: boolean;
  readonly doc: Doc;
}

export function render(doc: Doc): string {
  const commands: Command[] = [{ indent: 0, broken: true, doc }];
  const output: string[] = [];
  let current = '';
  let comments = '';
  const endLine = (indent: number) => {
    output.push(current.trimEnd() + comments);
    comments = '';
    current = ' '.repeat(indent);
  };
  for (let command = commands.pop(); command; command = commands.pop()) {
    const { indent, broken, doc: part } = command;
    switch (part.kind) {
      case 'text':
        if (comments !== '' && !part.glued && part.text !== '') {
          endLine(indent);
          current += part.text.trimStart();
        } else current += part.text;
        break;
      case 'broken':
        if (broken) current += part.text;
        break;
      case 'comment':
        comments += COMMENT + part.text;
        break;
      case 'sequence':
        for (let at = part.parts.length - 1; at >= 0; at--) {
          const inner = part.parts[at];
          if (inner) commands.push({ indent, broken, doc: inner });
        }
        break;
      case 'indent':
        commands.push({ indent: indent + part.by, broken, doc: part.content });
        break;
      case 'group':
        commands.push({
          indent,
          broken: broken && !fits(part.content, room(current), commands),
          doc: part.content,
        });
        break;
      case 'flat':
        commands.push({ indent, broken: false, doc: part.content });
        break;
      case 'choice':
        commands.push(
          broken ? chosen(part, indent, room(current), commands) : { indent, broken, doc: firstOf(part) },
        );
        break;
      case 'line':
        if (part.style === 'fresh' || part.style === 'margin' || part.style === 'empty') {
          if (current.trim() !== '' || comments !== '') endLine(indent);
          if (part.style === 'empty' && output.at(-1) !== '') endLine(indent);
          if (part.style === 'margin') current = '';
        } else if (part.style === 'soft' && broken && current.trim() === '' && comments === '') {
          current = ' '.repeat(indent);
        } else if (part.style === 'hard' || part.style === 'blank' || broken) {
          endLine(indent);
          if (part.style === 'blank') endLine(indent);
        } else if (part.style === 'space') current += ' ';
    }
  }
  output.push(current.trimEnd() + comments);
  return alignComments(output.join('\n').split('\n')).join('\n');
}

function room(current: string): number {
  return MAX_WIDTH - (current.length - current.lastIndexOf('\n') - 1);
}

/** Whether `doc` fits on the rest of the line, with what must follow it there. */
function fits(doc: Doc, space: number, rest: readonly Command[]): boolean {
  return doc.width <= space && fitsBefore(space - doc.width, rest);
}

/** Whether what the commands put before the next possible end of a line fits. */
function fitsBefore(space: number, commands: readonly Command[]): boolean {
  let left = space;
  for (let at = commands.length - 1; at >= 0; at--) {
    const command = commands[at];
    if (!command) break;
    const head = headWidth(command.doc, command.broken);
    left -= head.width;
    if (left < 0) return false;
    if (head.ended) return true;
  }
  return true;
}

interface Head {
  readonly width: number;
  /** Whether a line can end in it. */
  readonly ended: boolean;
}

/** The width up to the first place where a line can end. */
function headWidth(doc: Doc, broken: boolean): Head {
  switch (doc.kind) {
    case 'text':
      return { width: doc.width, ended: doc.text.includes('\n') };
    case 'broken':
      return { width: broken ? doc.text.length : 0, ended: false };
    case 'comment':
      return { width: doc.width, ended: false };
    case 'line':
      return doc.style === 'space' || doc.style === 'soft'
        ? { width: broken ? 0 : doc.width, ended: broken }
        : { width: 0, ended: true };
    case 'indent':
      return headWidth(doc.content, broken);
    case 'flat':
      return { width: doc.width, ended: false };
    case 'group':
      return headWidth(doc.content, true);
    case 'choice':
      return headWidth(doc.alternatives.at(-1) ?? doc, true);
    case 'sequence': {
      let width = 0;
      for (const part of doc.parts) {
        const head = headWidth(part, broken);
        width += head.width;
        if (head.ended) return { width, ended: true };
      }
      return { width, ended: false };
    }
  }
}

function firstOf({ alternatives }: Choice): Doc {
  return alternatives[0] ?? nothing;
}

function chosen(choice: Choice, indent: number, space: number, rest: readonly Command[]): Command {
  const first = firstOf(choice);
  if (fits(first, space, rest)) return { indent, broken: false, doc: first };
  const others = choice.alternatives.slice(1);
  const found = others.find((doc) => firstLinesFit(doc, indent, space, rest)) ?? others.at(-1) ?? first;
  return { indent, broken: true, doc: found };
}

/** Whether the lines of an alternative fit, up to the first that must end, or that a group inside ends. */
function firstLinesFit(doc: Doc, indent: number, space: number, rest: readonly Command[]): boolean {
  let left = space;
  const stopped = walk(doc, indent);
  return stopped ?? fitsBefore(left, rest);

  function walk(part: Doc, by: number): boolean | undefined {
    switch (part.kind) {
      case 'line':
        if (part.style !== 'space' && part.style !== 'soft') return true;
        left = MAX_WIDTH - by;
        return undefined;
      case 'indent':
        return walk(part.content, by + part.by);
      case 'sequence':
        for (const inner of part.parts) {
          const known = walk(inner, by);
          if (known !== undefined) return known;
        }
        return undefined;
      case 'group':
      case 'choice':
        if (part.width > left) return headWidth(part, true).width <= left;
        break;
    }
    left -= part.width;
    return left < 0 ? false : undefined;
  }
}

/** Comments behind adjacent lines start in one column, where they fit there. */
function alignComments(lines: readonly string[]): string[] {
  const aligned: string[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (lines[to]?.includes(COMMENT)) to++;
    if (to === from) aligned.push(lines[from++] ?? '');
    else {
      aligned.push(...alignBlock(lines.slice(from, to)));
      from = to;
    }
  }
  return aligned;
}

function alignBlock(lines: readonly string[]): string[] {
  const split = lines.map((one) => {
    const [code = '', ...comments] = one.split(COMMENT);
    return { code, comment: comments.join(' ') };
  });
  const column = Math.max(...split.map(({ code }) => code.length));
  const fit = split.every(({ comment }) => column + 1 + comment.length <= MAX_WIDTH);
  return split.map(({ code, comment }) => `${fit ? code.padEnd(column) : code} ${comment}`);
}
