/** Approximate widths of characters relative to the font size, for line breaks. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|! ]/, 0.28],
  [/[frt()\-"`]/, 0.4],
  [/[mwMW@%]/, 0.9],
  [/[A-Z0-9&]/, 0.68],
];
const DEFAULT_WIDTH = 0.57;

function widthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? DEFAULT_WIDTH),
    0,
  );
}

/** Breaks a text into lines of a width relative to the font size. */
export function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(joined) > width) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}
