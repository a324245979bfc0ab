import { describe, expect, it } from 'vitest';
import { readAddresses, withAddresses } from './published';

const file = 'content/addresses.txt';

describe('the list of published addresses', () => {
  it('has one address in each line, and comments', () => {
    expect(readAddresses({ file, text: '# Why.\n/\n\n/docs/manpages/compile contract\n' })).toEqual([
      { path: '/', line: 2 },
      { path: '/docs/manpages/compile contract', line: 4 },
    ]);
  });

  it('grows without losing or repeating an address', () => {
    const text = withAddresses('/docs/b\n/docs/a\n', ['/docs/c', '/docs/a']);
    expect(readAddresses({ file, text }).map(({ path }) => path)).toEqual(['/docs/a', '/docs/b', '/docs/c']);
    expect(withAddresses(text, [])).toBe(text);
  });
});
