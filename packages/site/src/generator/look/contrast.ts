/** Contrast of colours: WCAG 2.2, 1.4.3 and 1.4.11. */
import type { Tokens } from './stylesheet';

/** Words on a background, and the contrast that they need. */
export interface Pairs {
  readonly words: readonly string[];
  readonly grounds: readonly string[];
  readonly least: number;
}

const WORDS = ['text', 'text-strong', 'text-quiet', 'accent', 'accent-strong'];
const SIGNS = ['note', 'tip', 'info', 'caution', 'danger'];
const GROUNDS = ['bg', 'bg-raised', 'bg-sunken', 'bg-hover', 'tint'];

/** Every pair of colours that is on a page. */
export function pairsIn(tokens: Tokens): Pairs[] {
  const code = Object.keys(tokens).filter((name) => name.startsWith('code-') && name !== 'code-bg');
  return [
    // The backgrounds of code: its own and that of marked lines.
    { words: code, grounds: ['code-bg', 'mark'], least: 4.5 },
    { words: [...WORDS, ...SIGNS], grounds: GROUNDS, least: 4.5 },
    { words: ['text', 'text-strong', 'code-text'], grounds: ['found'], least: 4.5 },
    { words: ['on-accent'], grounds: ['accent-fill', 'accent-fill-to'], least: 4.5 },
    // Borders of fields and buttons.
    { words: ['line-strong'], grounds: ['bg', 'bg-raised', 'bg-sunken'], least: 3 },
    // The focus ring.
    { words: ['accent'], grounds: [...GROUNDS, 'code-bg'], least: 3 },
  ];
}

export interface LowContrast {
  readonly word: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

/** The pairs whose contrast is too low. */
export function unreadable(tokens: Tokens, { words, grounds, least }: Pairs): LowContrast[] {
  return words.flatMap((word) =>
    grounds.flatMap((ground) => {
      const [one, other] = [colourOf(word, tokens), colourOf(ground, tokens)];
      const ratio = one && other ? contrast(one, other) : least;
      return ratio < least ? [{ word, ground, ratio, least }] : [];
    }),
  );
}

type Colour = readonly [red: number, green: number, blue: number];

/**
 * The components of a colour such as `#0b0f1a`; references to others are followed. Undefined for other notations.
 * @internal
 */
export function colourOf(name: string, tokens: Tokens): Colour | undefined {
  const value = tokens[name] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return other === name ? undefined : colourOf(other, tokens);
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value) ?? [];
  if (!red || !green || !blue) return undefined;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** @internal */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG's relative luminance. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
