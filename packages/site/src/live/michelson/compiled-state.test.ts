import { expect, it } from 'vitest';
import type { CompiledContract, CompileReport } from '../protocol/compiled';
import { withReport } from './compiled-state';

const contract = (bytes: number): CompiledContract => ({
  module: '',
  text: '',
  bytes,
  instructions: [],
  sections: [],
  functions: [],
  lines: [],
});
const compiled = (bytes: number): CompileReport => ({
  kind: 'compiled',
  contracts: [''],
  contract: contract(bytes),
});

it('knows the difference that the last change made', () => {
  const first = withReport({}, compiled(100), 'one');
  expect(first.change).toBeUndefined();
  const second = withReport(first, compiled(58), 'two');
  expect(second.change).toBe(-42);
  // Another contract of the same text is no change.
  expect(withReport(second, compiled(70), 'two').change).toBe(-42);
});

it('keeps the last contract while the program does not compile', () => {
  const first = withReport({}, compiled(100), 'one');
  const refused = withReport(first, { kind: 'refused', contracts: [], problems: [] }, 'two');
  expect(refused.contract?.bytes).toBe(100);
  expect(refused.report).toMatchObject({ kind: 'refused' });
  expect(withReport(refused, new Error('stopped'), 'two').contract?.bytes).toBe(100);
  expect(withReport(refused, compiled(101), 'three').change).toBe(1);
});
