/** Parts of texts that no version shows any more, found in the tree and cut out of the text. */
import { visit } from 'unist-util-visit';
import { isInRange, type VersionRange } from '../model/version';
import { rangeOf } from './marked';
import { parseMarkdown } from './parse';

/** `:until[words]{version=1.6.0}`, whose words may contain pairs of brackets. */
const INLINE = /:until\[(?:[^[\]]|\[[^[\]]*\])*\]\{version=([\w.]+)[^}\n]*\}/g;

/** A text, also in YAML, without the words that none of the versions shows. */
export function withoutDeadWords(text: string, versions: readonly string[]): string {
  return text.replace(INLINE, (whole, until: string) =>
    versions.some((version) => isInRange(version, { until })) ? whole : '',
  );
}

/** The text of a guide without what none of the versions shows. */
export function withoutDeadTexts(text: string, versions: readonly string[]): string {
  const isDead = (range: VersionRange | undefined) =>
    range !== undefined && !versions.some((version) => isInRange(version, range));
  const [front = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  const lines = text.slice(front.length).split('\n');
  const removed = new Set<number>();
  const inline: { line: number; start: number; end: number }[] = [];
  visit(parseMarkdown(lines.join('\n')), (node) => {
    const { start, end } = node.position ?? {};
    if (!start || !end || !isDead(rangeOf(node))) return;
    if (node.type === 'containerDirective' || node.type === 'tableRow')
      for (let line = start.line; line <= end.line; line++) removed.add(line);
    else if (start.line === end.line)
      inline.push({ line: start.line, start: start.column - 1, end: end.column - 1 });
  });
  for (const { line, start, end } of inline.reverse()) {
    const row = lines[line - 1] ?? '';
    // Links with spaces are parsed in another form: then the place is another, and the build reports the text.
    if (!row.startsWith(':until', start) || row[end - 1] !== '}') continue;
    lines[line - 1] = row.slice(0, start) + row.slice(end);
  }
  const kept = lines.filter((row, index) => {
    if (removed.has(index + 1)) return false;
    // The empty line behind a removed part would follow another one.
    return !(row === '' && removed.has(index) && endsEmpty(lines, removed, index));
  });
  return front + kept.join('\n');
}

function endsEmpty(lines: readonly string[], removed: ReadonlySet<number>, index: number): boolean {
  let before = index;
  while (before > 0 && removed.has(before)) before--;
  return before === 0 || lines[before - 1] === '';
}
