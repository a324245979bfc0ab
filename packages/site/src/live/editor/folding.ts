/** Folds declarations and blocks: the lines below a line that are indented further. */
import { codeFolding, foldGutter, foldKeymap, foldService } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';

export const folding: Extension = [
  codeFolding({ placeholderText: '…' }),
  foldGutter({ openText: '▾', closedText: '▸' }),
  foldService.of(foldedRange),
  keymap.of(foldKeymap),
];

/** From the end of a line to the end of the last line that belongs to it; null if there is none. */
function foldedRange(state: EditorState, start: number): { from: number; to: number } | null {
  const { doc } = state;
  const line = doc.lineAt(start);
  const depth = depthOf(line.text);
  if (depth === undefined) return null;
  let last = line.number;
  for (let number = line.number + 1; number <= doc.lines; number += 1) {
    const inner = depthOf(doc.line(number).text);
    if (inner !== undefined && inner <= depth) break;
    if (inner !== undefined) last = number;
  }
  return last > line.number ? { from: line.to, to: doc.line(last).to } : null;
}

/** The indentation of a line; undefined for an empty one. */
function depthOf(text: string): number | undefined {
  const depth = text.search(/\S/);
  return depth < 0 ? undefined : depth;
}
