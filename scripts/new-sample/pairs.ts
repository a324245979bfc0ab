/** Writes the second syntax of samples that a page has in one only. */
import { analyse, explain, type Language, printPosition, translate } from '@ligo-docs/ligo';
import type { LigoSyntax } from '@ligo-docs/ligo/syntax';

export interface CompletedPage {
  readonly text: string;
  /** The lines of the samples that were translated, from 1, as they were before. */
  readonly written: readonly number[];
  readonly refused: readonly { readonly line: number; readonly reason: string }[];
}

interface Fence {
  readonly syntax: LigoSyntax;
  readonly indent: string;
  readonly ticks: string;
  /** What follows the language: ` group=a`. */
  readonly info: string;
  /** The index of its first and behind its last line. */
  readonly from: number;
  readonly to: number;
  readonly code: string;
}

/** Finds the files that samples import. */
type ReadText = (path: string) => string | undefined;

export function completePairs(text: string, language: Language, readText: ReadText): CompletedPage {
  const lines = text.split('\n');
  const fences = fencesIn(lines);
  const written: number[] = [];
  const refused: { line: number; reason: string }[] = [];
  const result: string[] = [];
  let at = 0;
  for (const [index, fence] of fences.entries()) {
    if (/\bskip\b/.test(fence.info) || isPaired(fences, index, lines)) continue;
    const earlier = fences.slice(0, index).filter((other) => isBefore(other, fence));
    const translated = translation(fence, earlier, language, readText);
    if ('reason' in translated) refused.push({ line: fence.from + 1, reason: translated.reason });
    else {
      const other = fenceLines(fence, translated.text);
      const own = lines.slice(fence.from, fence.to);
      const pair = fence.syntax === 'jsligo' ? [...own, '', ...other] : [...other, '', ...own];
      result.push(...lines.slice(at, fence.from), ...pair);
      at = fence.to;
      written.push(fence.from + 1);
    }
  }
  return { text: [...result, ...lines.slice(at)].join('\n'), written, refused };
}

function fencesIn(lines: readonly string[]): Fence[] {
  const found: Fence[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line, indent = '', ticks = '', syntax, info = ''] =
      /^(\s*)(`{3,})(jsligo|cameligo)\b(.*)$/.exec(lines[at] ?? '') ?? [];
    if (line === undefined) continue;
    const end = lines.findIndex((one, index) => index > at && one.trim() === ticks);
    const to = end < 0 ? lines.length : end + 1;
    const code = lines
      .slice(at + 1, to - 1)
      .map((one) => one.slice(indent.length))
      .join('\n');
    found.push({
      syntax: syntax === 'jsligo' ? 'jsligo' : 'cameligo',
      indent,
      ticks,
      info,
      from: at,
      to,
      code,
    });
    at = to - 1;
  }
  return found;
}

/** Whether a fence beside it, with only empty lines between, has the other syntax. */
function isPaired(fences: readonly Fence[], index: number, lines: readonly string[]): boolean {
  const own = fences[index];
  return [fences[index - 1], fences[index + 1]].some((other) => {
    if (!own || !other || other.syntax === own.syntax) return false;
    const [first, second] = other.from < own.from ? [other, own] : [own, other];
    return lines.slice(first.to, second.from).every((line) => line.trim() === '');
  });
}

function groupOf({ info }: Fence): string | undefined {
  return /\bgroup=(\S+)/.exec(info)?.[1];
}

/** Whether a fence is an earlier part of the same program. */
function isBefore(other: Fence, fence: Fence): boolean {
  const group = groupOf(fence);
  return group !== undefined && groupOf(other) === group && other.syntax === fence.syntax;
}

function translation(
  { syntax, code, from }: Fence,
  earlier: readonly Fence[],
  language: Language,
  readText: ReadText,
): { readonly text: string } | { readonly reason: string } {
  const before = earlier.map((one) => `${one.code}\n`).join('');
  const readFile = (path: string) => {
    const text = readText(path);
    return text === undefined ? undefined : { path, text };
  };
  const analysis = analyse(language, { file: 'sample', text: before + code, syntax, readFile });
  const [problem] = analysis.problems;
  const result = problem ? { problems: [problem] } : translate(analysis, { from: before.length, readFile });
  if (!('problems' in result)) return { text: result.text.trimEnd() };
  const [first] = result.problems;
  if (!first) return { reason: 'It cannot be translated.' };
  const inSample = Math.max(0, first.span.from - before.length);
  const place = printPosition({ path: '', text: code }, inSample).split(':');
  return { reason: `line ${from + 1 + Number(place[1])}: ${explain(first)}` };
}

function fenceLines({ syntax, indent, ticks, info }: Fence, code: string): string[] {
  const other = syntax === 'jsligo' ? 'cameligo' : 'jsligo';
  const lines = code.split('\n').map((line) => (line === '' ? '' : indent + line));
  return [`${indent}${ticks}${other}${info}`, ...lines, `${indent}${ticks}`];
}
