import type { Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Fail, isParent } from './tree';

/** Markup that is text because of a mistake in it, with what may be wrong. */
const LEFTOVERS: readonly (readonly [markup: RegExp, advice: string])[] = [
  [
    /\]\((?:cli|ref|playground):/,
    'it is not a link: close its brackets, and keep the address on at most two lines',
  ],
  [/(?<=[^\s:][^\n]*):::/, 'it is not a block: write :::name on a separate line'],
  [/\{#/, 'it is not an anchor: write ::anchor{#id} on a separate line'],
];

/** Reports markup that readers would see. Code may contain it. */
export function checkLeftovers(root: Root, fail: Fail): void {
  visit(root, (node) => {
    if (!isParent(node)) return;
    for (const { value, line } of runsOfText(node)) {
      for (const [markup, advice] of LEFTOVERS) {
        const found = markup.exec(value);
        if (!found) continue;
        const below = value.slice(0, found.index).split('\n').length - 1;
        const message = `'${found[0]}' would be on the page as it is: ${advice}, or put it in backticks.`;
        fail(message, { position: { start: { line: line + below } } });
      }
    }
  });
}

/** Texts that follow each other, joined: a colon and a name, which could have been a directive, are a text of their own. */
function runsOfText({ children }: Parent): { value: string; line: number }[] {
  const runs: { value: string; line: number }[] = [];
  children.forEach((child, index) => {
    if (child.type !== 'text') return;
    const last = runs.at(-1);
    if (last && children[index - 1]?.type === 'text') last.value += child.value;
    else runs.push({ value: child.value, line: child.position?.start.line ?? 1 });
  });
  return runs;
}
