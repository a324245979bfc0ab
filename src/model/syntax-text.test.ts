import { describe, expect, it } from 'vitest';
import { forAll, onlyFor, textFor } from './syntax-text';

const text = `A ${onlyFor('jsligo', 'namespace')}${onlyFor('cameligo', 'module')} holds names.`;

describe('text for two syntaxes', () => {
  it('reads as each syntax says it', () => {
    expect(textFor(text, 'jsligo')).toBe('A namespace holds names.');
    expect(textFor(text, 'cameligo')).toBe('A module holds names.');
  });

  it('keeps the words of both apart', () => {
    expect(forAll(text).split(/\s+/)).toEqual(['A', 'namespace', 'module', 'holds', 'names.']);
  });

  it('leaves no gap where the words of the other syntax stood', () => {
    expect(textFor(`One ${onlyFor('cameligo', 'two')} three`, 'jsligo')).toBe('One three');
  });

  it('takes marks inside of marks away', () => {
    expect(textFor(onlyFor('jsligo', onlyFor('cameligo', 'x')), 'jsligo')).toBe('x');
  });

  it('makes nothing of nothing', () => {
    expect(onlyFor('jsligo', '')).toBe('');
    expect(textFor('', 'jsligo')).toBe('');
  });
});
