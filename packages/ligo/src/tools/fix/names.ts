/** Corrections of unknown names: spelling, the module of a name of the library, and imports. */
import { qualifiedName } from '../../library/entry';
import type { Problem } from '../../syntax/problem';
import type { Analysis } from '../analyse';
import { codeOf, insert, type QuickFix, replace } from './candidate';

/** A name like this in more modules is not what a reader has forgotten to qualify. */
const MAX_MODULES = 12;

export function spelling({ text }: Analysis, { similar, span }: Problem): readonly QuickFix[] {
  if (similar === undefined) return [];
  const { written, meant } = similar;
  // A problem may be about the record whose field is misspelt behind it.
  const from = text.indexOf(written, span.from);
  if (from < 0 || from > span.to + 1) return [];
  const edits = [replace({ ...span, from, to: from + written.length }, meant)];
  return [{ title: `Change it to \`${meant}\``, edits }];
}

/** `length` as `List.length`, `Map.length`, …: those that fit the types. */
export function libraryModule(analysis: Analysis, { code, span }: Problem): readonly QuickFix[] {
  if (code !== 'unknown-variable' && code !== 'unknown-type') return [];
  const name = codeOf(analysis, span);
  const entries = code === 'unknown-type' ? analysis.language.types : analysis.language.entries;
  const found = [...entries.values()].filter((entry) => entry.name === name && entry.module !== '');
  if (found.length > MAX_MODULES) return [];
  return found.map((entry) => {
    const qualified = qualifiedName(entry);
    return { title: `Use \`${qualified}\` of the library`, edits: [replace(span, qualified)] };
  });
}

/** `#import` of a file or package whose name is that of the unknown module. */
export function importOf(files: readonly string[]) {
  return (analysis: Analysis, { code, span }: Problem): readonly QuickFix[] => {
    if (code !== 'unknown-module') return [];
    const module = codeOf(analysis, span).split('.')[0] ?? '';
    return files
      .filter((file) => moduleOf(file) === module)
      .map((file) => ({
        title: `Import \`${file}\``,
        edits: [insert(importPlace(analysis.text), `#import "${file}" "${module}"\n`)],
      }));
  };
}

/** `Price_list` for `lib/price-list.jsligo`. */
function moduleOf(file: string): string {
  const stem = file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replace(/\W/g, '_');
  return stem.charAt(0).toUpperCase() + stem.slice(1);
}

/** Behind the other imports. */
function importPlace(text: string): number {
  let place = 0;
  for (const { 0: line, index } of text.matchAll(/^[ \t]*#[ \t]*import\b.*(?:\n|$)/gm))
    place = index + line.length;
  return place;
}
