/** Text and code have sufficient contrast with their backgrounds: WCAG 2.2, 1.4.3 and 1.4.11. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';

type Tokens = Readonly<Record<string, string>>;

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The tokens of all rules with a selector, in their order. */
function tokensOf(selector: string): Tokens {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, before]) => before?.replace(/\/\*.*?\*\/|@media screen \{/gs, '').trim() === selector,
  );
  const pairs = rules.flatMap(([, , body]) => [...(body ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)]);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

const light = tokensOf(':root');
const dark = { ...light, ...tokensOf('[data-theme="dark"]') };
const single = tokensOf('[data-code-theme="single"]');
const THEMES: readonly (readonly [string, Tokens])[] = [
  ['light', light],
  ['dark', dark],
  ['single in light', { ...light, ...single }],
  ['single in dark', { ...dark, ...single }],
];

/** The RGB components of a colour; references to other tokens are resolved. */
function colourOf(name: string, tokens: Tokens): readonly number[] {
  const value = tokens[name] ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other) return colourOf(other, tokens);
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`--${name} is not a colour: '${value}'`);
  return [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16));
}

/** WCAG's relative luminance. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const CODE = Object.keys(light).filter((name) => name.startsWith('code-') && name !== 'code-bg');
/** The backgrounds of code: its own and that of marked lines. */
const CODE_GROUNDS = ['code-bg', 'mark'];
const WORDS = ['text', 'text-strong', 'text-quiet', 'accent', 'accent-strong'];
const SIGNS = ['note', 'tip', 'info', 'caution', 'danger'];
const GROUNDS = ['bg', 'bg-raised', 'bg-sunken', 'bg-hover', 'tint'];

/** The pairs whose contrast is too low. */
function unreadable(tokens: Tokens, words: readonly string[], grounds: readonly string[], least: number) {
  return words.flatMap((word) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(colourOf(word, tokens), colourOf(ground, tokens));
      return ratio < least ? [`${word} on ${ground}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

describe.each(THEMES)('the theme %s', (_, tokens) => {
  test(`every colour of code is readable: ${CODE.length} of them`, () => {
    expect(unreadable(tokens, CODE, CODE_GROUNDS, 4.5)).toEqual([]);
  });

  test('text and signs are readable on every background', () => {
    expect(unreadable(tokens, [...WORDS, ...SIGNS], GROUNDS, 4.5)).toEqual([]);
  });

  test('found words and text on the accent are readable', () => {
    expect(unreadable(tokens, ['text', 'text-strong', 'code-text'], ['found'], 4.5)).toEqual([]);
    expect(unreadable(tokens, ['on-accent'], ['accent-fill', 'accent-fill-to'], 4.5)).toEqual([]);
  });

  test('the borders of fields and buttons can be seen: 1.4.11', () => {
    expect(unreadable(tokens, ['line-strong'], ['bg', 'bg-raised', 'bg-sunken'], 3)).toEqual([]);
  });

  test('the focus ring has sufficient contrast', () => {
    expect(unreadable(tokens, ['accent'], [...GROUNDS, 'code-bg'], 3)).toEqual([]);
  });
});

describe('the check', () => {
  it('covers all colours of code in both themes, and only known ones in the single theme', () => {
    expect(CODE.length).toBeGreaterThan(12);
    expect(Object.keys(tokensOf('[data-theme="dark"]'))).toEqual(expect.arrayContaining(CODE));
    expect(CODE).toEqual(expect.arrayContaining(Object.keys(single)));
  });

  it('finds insufficient contrast', () => {
    const pale = { ...light, 'code-comment': '#a0a8b8' };
    expect(unreadable(pale, ['code-comment'], ['code-bg'], 4.5)).toEqual(['code-comment on code-bg: 2.25']);
    expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
  });
});
