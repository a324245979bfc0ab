/** Links between files of content/, rewritten in the text, so that everything else stays as the author wrote it. */
import { posix } from 'node:path';
import { docId } from '../../packages/site/src/markdown/links';

/** The place of a link: the file that contains it, and the line. */
export interface LinkPlace {
  readonly file: string;
  readonly line: number;
}

interface Destination {
  /** The path within content/, without extension: `docs/data-types/lists`. */
  readonly name: string;
  readonly anchor: string;
}

export interface LinkChanges {
  /** The file at its new place, if it moves. */
  readonly newFile?: string;
  /** The new target of a link, or undefined if it stays. */
  readonly retarget: (target: Destination) => Destination | undefined;
}

const LINK = /(\]\()([^()\s]+)(?=(?:\s+"[^"]*")?\))/g;
const FENCE = /^\s*(?:[-*>]\s+)*(`{3,}|~{3,})/;

/** The text with changed links, and the lines in which a link has changed. */
export function rewriteLinks(file: string, text: string, { newFile = file, retarget }: LinkChanges) {
  const places: LinkPlace[] = [];
  let fence = '';
  const lines = text.split('\n').map((line, index) => {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence ? mark.startsWith(fence) : mark) fence = fence ? '' : mark;
    if (fence || mark) return line;
    const rewritten = line.replace(LINK, (whole, start: string, address: string) => {
      const changed = newAddress(address, file, newFile, retarget);
      return changed === undefined ? whole : start + changed;
    });
    if (rewritten !== line) places.push({ file: newFile, line: index + 1 });
    return rewritten;
  });
  return { text: lines.join('\n'), places };
}

function newAddress(
  address: string,
  file: string,
  newFile: string,
  retarget: LinkChanges['retarget'],
): string | undefined {
  const [, path = '', extension = '', hash = ''] = /^([^#]*?)(\.\w+)((?:#.*)?)$/.exec(address) ?? [];
  if (!extension || /^[a-z][a-z0-9+.-]*:/i.test(address)) return undefined;
  const isAbsolute = path.startsWith('/');
  const full = posix.join(isAbsolute ? 'docs' : folderOf(file), path);
  const target = { name: docId(full), anchor: hash.slice(1) };
  const changed = extension === '.md' ? retarget(target) : undefined;
  if (!changed && (isAbsolute || folderOf(file) === folderOf(newFile))) return undefined;
  // `compiling/index.md` keeps its name unless the target changes.
  const name = changed?.name ?? full;
  const end = `${extension}${(changed ? changed.anchor : target.anchor) && `#${(changed ?? target).anchor}`}`;
  if (isAbsolute && name.startsWith('docs/')) return `${name.slice('docs'.length)}${end}`;
  const relative = posix.relative(folderOf(newFile), name);
  return `${relative.startsWith('.') ? '' : './'}${relative}${end}`;
}

/** Links are relative to the folder of a guide or post, and in all other files to the root of the docs. */
function folderOf(file: string): string {
  return /^content\/(docs|blog)\//.test(file) ? posix.dirname(file.slice('content/'.length)) : 'docs';
}
