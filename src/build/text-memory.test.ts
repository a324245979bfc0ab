import { describe, expect, it, vi } from 'vitest';
import { addFiles, tinySite } from '../../tests/helpers/tiny-site';
import { openTextMemory } from './text-memory';

const shout = (text: string) => text.toUpperCase();

describe('what texts were turned into', () => {
  it('is remembered between builds, as long as it is used', async () => {
    const file = `${await tinySite({})}/cache/texts.json`;
    const make = vi.fn(shout);
    const first = await openTextMemory(file, 'v1');
    expect(first.recall('a', make)).toBe('A');
    first.recall('b', make);
    await first.save();
    const second = await openTextMemory(file, 'v1');
    expect(second.recall('a', make)).toBe('A');
    second.recall('c', make);
    await second.save();
    expect(make).toHaveBeenCalledTimes(3);
    (await openTextMemory(file, 'v1')).recall('b', make);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('is made anew by another maker, and after an unreadable file', async () => {
    const root = await tinySite({});
    const file = `${root}/texts.json`;
    const make = vi.fn(shout);
    const first = await openTextMemory(file, 'v1');
    first.recall('a', make);
    await first.save();
    (await openTextMemory(file, 'v2')).recall('a', make);
    await addFiles(root, { 'texts.json': '{' });
    (await openTextMemory(file, 'v1')).recall('a', make);
    expect(make).toHaveBeenCalledTimes(3);
  });
});
