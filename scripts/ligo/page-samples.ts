/** The samples in the text of a page: fences in Markdown, and fields such as `jsligo: |` in YAML. */
import type { LigoSyntax } from '@ligo-docs/ligo/syntax';

export interface PageSample {
  readonly syntax: LigoSyntax;
  /** The index of its first line in the page. */
  readonly start: number;
  /** Behind its last line. */
  readonly end: number;
  readonly indent: string;
  /** Whether a comment says that it keeps its layout. */
  readonly keepsLayout: boolean;
}

const FENCE = /^(\s*)(`{3,})(jsligo|cameligo)\b/;
const FIELD = /^(\s*)(?:- )?(jsligo|cameligo): \|-?$/;
const KEEPS_LAYOUT = /^\s*(?:<!-- layout: .+ -->|# layout: .+)$/;

export function samplesIn(lines: readonly string[]): PageSample[] {
  const found: PageSample[] = [];
  let keepsLayout = false;
  for (let at = 0; at < lines.length; at++) {
    const sample = fenceAt(lines, at) ?? fieldAt(lines, at);
    if (sample) {
      found.push({ ...sample, keepsLayout });
      // The fence behind it ends with its own line.
      at = FENCE.test(lines[at] ?? '') ? sample.end : sample.end - 1;
    } else if (KEEPS_LAYOUT.test(lines[at] ?? '')) keepsLayout = true;
    else if (lines[at]?.trim() !== '') keepsLayout = false;
  }
  return found;
}

type Found = Omit<PageSample, 'keepsLayout'>;

function fenceAt(lines: readonly string[], at: number): Found | undefined {
  const [line, indent = '', ticks, syntax] = FENCE.exec(lines[at] ?? '') ?? [];
  if (line === undefined) return undefined;
  const end = lines.findIndex((one, index) => index > at && one.trim() === ticks);
  return { syntax: syntaxOf(syntax), start: at + 1, end: end < 0 ? lines.length : end, indent };
}

function fieldAt(lines: readonly string[], at: number): Found | undefined {
  const [line, outer = '', syntax] = FIELD.exec(lines[at] ?? '') ?? [];
  if (line === undefined) return undefined;
  const first = lines.find((one, index) => index > at && one.trim() !== '') ?? '';
  const indent = /^\s*/.exec(first)?.[0] ?? '';
  if (indent.length <= outer.length) return undefined;
  let end = at + 1;
  while (end < lines.length && (lines[end]?.trim() === '' || lines[end]?.startsWith(indent))) end++;
  while (lines[end - 1]?.trim() === '') end--;
  return { syntax: syntaxOf(syntax), start: at + 1, end, indent };
}

function syntaxOf(name: string | undefined): LigoSyntax {
  return name === 'jsligo' ? 'jsligo' : 'cameligo';
}
