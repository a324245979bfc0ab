import { WORDMARK } from '../../../site/parts/Wordmark';
import type { Tokens } from '../../look/stylesheet';
import type { CardText } from '../../output';
import { escapeXml } from '../xml';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
export const FONT_FAMILY = 'Manrope';

const LEFT = 88;

/** Short titles are large; longer ones have more lines in a smaller font. */
const SIZES = [
  { size: 96, letters: 17, lines: 2 },
  { size: 76, letters: 21, lines: 3 },
  { size: 58, letters: 28, lines: 4 },
] as const;

export interface CardFrame {
  readonly host: string;
  readonly colours: Tokens;
  /** Written in the place of LIGO's wordmark, for a site with another logo. */
  readonly name?: string | undefined;
}

/** The image that is shown with a shared link. */
export function cardSvg({ kicker = '', title }: CardText, { host, colours, name }: CardFrame): string {
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
<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${colours.bg}"/><stop offset="1" stop-color="${colours.tint}"/></linearGradient>
<linearGradient id="hue" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${colours['accent-from']}"/><stop offset="1" stop-color="${colours['accent-to']}"/></linearGradient>
</defs>
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#ground)"/>
${name === undefined ? SIGN : ''}
${name === undefined ? wordmark(colours) : nameText(name, colours)}
<text x="${LEFT}" y="${round(top - size - 14)}" font-family="${FONT_FAMILY}" font-weight="500" font-size="32" fill="${colours.accent}">${escapeXml(kicker)}</text>
<text font-family="${FONT_FAMILY}" font-weight="700" font-size="${size}" letter-spacing="-1.500" fill="${colours['text-strong']}">${text}</text>
<text x="${LEFT}" y="562" font-family="${FONT_FAMILY}" font-weight="500" font-size="28" fill="${colours['text-quiet']}">${escapeXml(host)}</text>
<rect y="${CARD_HEIGHT - 10}" width="${CARD_WIDTH}" height="10" fill="url(#hue)"/>
</svg>`;
}

const SIGN = `<path d="${WORDMARK.sign}" transform="translate(850 -40) scale(25)" fill="none" stroke="url(#hue)" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" opacity=".13"/>`;

const wordmark = (colours: Tokens) =>
  `<g transform="translate(${LEFT - 6} 78) scale(2.300)" fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="3"><path d="${WORDMARK.sign}" stroke="url(#hue)"/><path d="${WORDMARK.letters}" stroke="${colours['text-strong']}"/></g>`;

const nameText = (name: string, colours: Tokens) =>
  `<text x="${LEFT}" y="138" font-family="${FONT_FAMILY}" font-weight="700" font-size="52" fill="${colours['text-strong']}">${escapeXml(name)}</text>`;

function fitted(title: string): { size: number; lines: string[] } {
  let fit = { size: 0, lines: [''] };
  for (const { size, letters, lines } of SIZES) {
    const wrapped = wrapWords(title, letters);
    if (wrapped.length <= lines) return { size, lines: wrapped };
    fit = { size, lines: [...wrapped.slice(0, lines - 1), `${wrapped[lines - 1]} …`] };
  }
  return fit;
}

/** Wraps a text to lines of a maximum length; a longer word gets a separate line. */
function wrapWords(text: string, letters: number): string[] {
  return text.match(new RegExp(`\\S.{0,${letters - 1}}(?=\\s|$)|\\S+`, 'g')) ?? [];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
