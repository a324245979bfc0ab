/** The samples of pages in the style of the formatter. */
import { format } from '@ligo-docs/ligo/syntax';
import { type PageSample, samplesIn } from './page-samples';

export interface FormattedPage {
  readonly text: string;
  /** The lines of the samples that were not formatted, from 1. */
  readonly changed: readonly number[];
}

/** Samples that do not parse, and those that keep their layout, stay as they are. */
export function formatPage(text: string): FormattedPage {
  const lines = text.split('\n');
  const written: string[] = [];
  const changed: number[] = [];
  let at = 0;
  for (const sample of samplesIn(lines)) {
    const old = lines.slice(sample.start, sample.end);
    const formatted = formattedLines(old, sample);
    written.push(...lines.slice(at, sample.start), ...formatted);
    if (formatted.join('\n') !== old.join('\n')) changed.push(sample.start + 1);
    at = sample.end;
  }
  return { text: [...written, ...lines.slice(at)].join('\n'), changed };
}

function formattedLines(lines: readonly string[], sample: PageSample): readonly string[] {
  const { syntax, indent, keepsLayout } = sample;
  const formatted = keepsLayout
    ? undefined
    : format(lines.map((line) => line.slice(indent.length)).join('\n'), syntax);
  if (formatted === undefined) return lines;
  return formatted
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line));
}
