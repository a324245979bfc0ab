import { describe, expect, test } from 'vitest';
import { int } from '../values/make';
import type { Host } from './host';
import { Machine } from './machine';

/** The stack needs nothing of the chain. */
const machine = () => new Machine({} as Host);
const NOTHING_LEFT = 'The evaluator has taken more values than it has computed.';

describe('the stack of values', () => {
  test('gives the last value first', () => {
    const one = machine();
    one.push(int(1n));
    one.push(int(2n));
    expect([one.pop(), one.pop()]).toEqual([int(2n), int(1n)]);
  });

  test('gives several in their order', () => {
    const one = machine();
    one.push(int(1n));
    one.push(int(2n));
    one.push(int(3n));
    expect(one.popMany(2)).toEqual([int(2n), int(3n)]);
    expect(one.stack).toEqual([int(1n)]);
  });

  test('has no value that was not computed', () => {
    expect(() => machine().pop()).toThrow(NOTHING_LEFT);
    const one = machine();
    one.push(int(1n));
    expect(() => one.popMany(2)).toThrow(NOTHING_LEFT);
  });
});
