import { describe, expect, it } from 'vitest';
import { forAll, onlyFor, textFor } from './syntax-text';

const text = `A ${onlyFor('jsligo', 'namespace')}${onlyFor('cameligo', 'module')} holds names.`;

describe('text for two syntaxes', () => {
  it('reads differently in each syntax', () => {
    expect(textFor(text, 'jsligo')).toBe('A namespace holds names.');
    expect(textFor(text, 'cameligo')).toBe('A module holds names.');
  });

  it('separates the words of both', () => {
    expect(forAll(text).split(/\s+/)).toEqual(['A', 'namespace', 'module', 'holds', 'names.']);
  });

  it('leaves no gap where the words of the other syntax were', () => {
    expect(textFor(`One ${onlyFor('cameligo', 'two')} three`, 'jsligo')).toBe('One three');
  });

  it('removes nested marks', () => {
    expect(textFor(onlyFor('jsligo', onlyFor('cameligo', 'x')), 'jsligo')).toBe('x');
  });

  it('may be empty', () => {
    expect(onlyFor('jsligo', '')).toBe('');
    expect(textFor('', 'jsligo')).toBe('');
  });
});
