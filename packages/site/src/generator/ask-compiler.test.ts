import { expect, it, vi } from 'vitest';
import { askCompiler } from './ask-compiler';

it('reports a missing compiler and continues', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  askCompiler('no-such-compiler', []);
  expect(log.mock.calls).toEqual([["The compiler 'no-such-compiler' was not found: skipping its checks."]]);
  log.mockRestore();
});
