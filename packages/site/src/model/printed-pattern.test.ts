import { describe, expect, it } from 'vitest';
import { matchesPrinted, pageAbout } from './printed-pattern';

describe('a pattern of a printed text', () => {
  it('matches a text that contains it', () => {
    expect(matchesPrinted('Line 2: Variable "x" not found. ', 'Variable "…" not found')).toBe(true);
  });
  it('ignores differences in white space', () => {
    expect(matchesPrinted('Invalid type(s).\n  Expected: "int"', 'Invalid type(s). Expected: "…"')).toBe(
      true,
    );
  });
  it('needs all its pieces in their order', () => {
    expect(matchesPrinted('not found: Variable', 'Variable … not found')).toBe(false);
    expect(matchesPrinted('Variable found', 'Variable … not found')).toBe(false);
  });
  it('treats other characters literally', () => {
    expect(matchesPrinted('type(s)', 'type.s.')).toBe(false);
  });
});

describe('the page about a printed text', () => {
  const patterns = [
    { pattern: 'Invalid type(s)', path: '/messages/invalid-types' },
    { pattern: 'Invalid type(s) … Expected: "tez"', path: '/messages/tez-expected' },
  ];
  it('is that of the most specific pattern', () => {
    expect(pageAbout('Invalid type(s). Expected: "tez", got: "nat".', patterns)).toBe(
      '/messages/tez-expected',
    );
    expect(pageAbout('Invalid type(s). Expected: "int".', patterns)).toBe('/messages/invalid-types');
  });
  it('does not exist for other texts', () => {
    expect(pageAbout('Syntax error', patterns)).toBeUndefined();
  });
});
