/** Text and code have sufficient contrast with their backgrounds: WCAG 2.2, 1.4.3 and 1.4.11. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { colourOf, contrast, pairsIn, unreadable } from '../../generator/look/contrast';
import { DARK, ROOT, readRules, type Tokens, tokensOf } from '../../generator/look/stylesheet';

const rules = readRules(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));
const light = tokensOf(rules, ROOT);
const dark = { ...light, ...tokensOf(rules, DARK) };
const single = tokensOf(rules, '[data-code-theme="single"]');
const THEMES: readonly (readonly [string, Tokens])[] = [
  ['light', light],
  ['dark', dark],
  ['single in light', { ...light, ...single }],
  ['single in dark', { ...dark, ...single }],
];

describe.each(THEMES)('the theme %s', (_, tokens) => {
  test.each(pairsIn(tokens))('$words on $grounds: at least $least', (pairs) => {
    expect(unreadable(tokens, pairs)).toEqual([]);
  });
});

describe('the check', () => {
  it('covers all colours of code in both themes, and only known ones in the single theme', () => {
    const CODE = pairsIn(light)[0]?.words ?? [];
    expect(CODE.length).toBeGreaterThan(12);
    expect(Object.keys(tokensOf(rules, DARK))).toEqual(expect.arrayContaining([...CODE]));
    expect(CODE).toEqual(expect.arrayContaining(Object.keys(single)));
  });

  it('finds insufficient contrast', () => {
    const pale = { ...light, 'code-comment': '#a0a8b8' };
    const pairs = { words: ['code-comment'], grounds: ['code-bg'], least: 4.5 };
    expect(unreadable(pale, pairs).map(({ ratio }) => ratio.toFixed(2))).toEqual(['2.25']);
    expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
  });

  it('knows the value of every colour', () => {
    for (const [, tokens] of THEMES)
      for (const { words, grounds } of pairsIn(tokens))
        for (const name of [...words, ...grounds]) expect(colourOf(name, tokens), name).toBeDefined();
  });
});
