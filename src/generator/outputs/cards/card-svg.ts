import type { CardText } from '../../output';
import { escapeXml } from '../xml';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
export const FONT_FAMILY = 'Manrope';

const LEFT = 88;
const TEXT_WIDTH = 860;

/** Short titles are large; long ones have more lines in a smaller size. */
const SIZES = [
  { size: 96, lines: 2 },
  { size: 76, lines: 3 },
  { size: 58, lines: 4 },
] as const;

const LOGO =
  'M9 3.500 2.500 7.250v13.500L9 24.500l6.500-3.750v-5.500M15.500 10.500v-3.250M9 14h10.500l6.500-3.750';
const WORDMARK =
  'M36 5.500v17h10M52.500 5.500v17M74 9.500a8.500 8.500 0 1 0 .8 9.500v-4.500h-6M86.500 5.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17Z';

/** The picture that is shown with a shared link. */
export function cardSvg({ kicker = '', title }: CardText, host: string): string {
  const { size, lines } = fitted(title);
  const lineHeight = size * 1.14;
  const top = 372 - ((lines.length - 1) * lineHeight) / 2;
  const text = lines
    .map(
      (line, index) => `<tspan x="${LEFT}" y="${round(top + index * lineHeight)}">${escapeXml(line)}</tspan>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#0b0f1a"/><stop offset="1" stop-color="#151d3a"/></linearGradient>
<linearGradient id="hue" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#4f8cff"/><stop offset="1" stop-color="#a06bff"/></linearGradient>
</defs>
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#ground)"/>
<path d="${LOGO}" transform="translate(850 -40) scale(25)" fill="none" stroke="url(#hue)" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" opacity=".13"/>
<g transform="translate(${LEFT - 6} 78) scale(2.300)" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="3"><path d="${LOGO}" stroke="url(#hue)"/><path d="${WORDMARK}" stroke="#f5f7fc"/></g>
<text x="${LEFT}" y="${round(top - size - 14)}" font-family="${FONT_FAMILY}" font-weight="500" font-size="32" fill="#86aaff">${escapeXml(kicker)}</text>
<text font-family="${FONT_FAMILY}" font-weight="700" font-size="${size}" letter-spacing="-1.500" fill="#f5f7fc">${text}</text>
<text x="${LEFT}" y="562" font-family="${FONT_FAMILY}" font-weight="500" font-size="28" fill="#98a3bc">${escapeXml(host)}</text>
<rect y="${CARD_HEIGHT - 10}" width="${CARD_WIDTH}" height="10" fill="url(#hue)"/>
</svg>`;
}

function fitted(title: string): { size: number; lines: string[] } {
  let fit = { size: 0, lines: [''] };
  for (const { size, lines } of SIZES) {
    const wrapped = wrapWords(title, TEXT_WIDTH / size);
    if (wrapped.length <= lines) return { size, lines: wrapped };
    fit = { size, lines: [...wrapped.slice(0, lines - 1), `${wrapped[lines - 1]} …`] };
  }
  return fit;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

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
function wrapWords(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(joined) > width) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}
