import { describe, expect, it, vi } from 'vitest';
import { remember } from './remember';

describe('what is remembered', () => {
  it('is made once', () => {
    const make = vi.fn((text: string) => text.length);
    const length = remember(make, 10);
    expect([length('map'), length('map'), length('')]).toEqual([3, 3, 0]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('does not grow without end', () => {
    const make = vi.fn((text: string) => text);
    const same = remember(make, 2);
    for (const text of ['a', 'b', 'c', 'c', 'a']) expect(same(text)).toBe(text);
    expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
  });
});
