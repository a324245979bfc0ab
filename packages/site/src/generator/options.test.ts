import { describe, expect, test } from 'vitest';
import { parseOptions, usage } from './options';

describe('options', () => {
  test.each([
    [['--out', 'a'], 'a'],
    [['--out=a=b'], 'a=b'],
    [['--out='], ''],
    [['--strict', '--out', 'a', '--port', '1'], 'a'],
    [[], undefined],
  ])('of %j have the output folder %j', (args, value) => {
    expect(parseOptions('start', args).out).toBe(value);
  });

  test.each([[['--outer', 'a']], [['--out']], [['extra']]])('%j are rejected', (args) => {
    expect(() => parseOptions('start', args)).toThrow();
  });

  test.each([
    ['check:samples', '--port'],
    ['build', '--port'],
    ['serve', '--strict'],
    ['update:addresses', '--dry-run'],
  ])('%s does not take %s', (command, option) => {
    expect(() => parseOptions(command, [option, '1'])).toThrow(
      `Unknown option '${option}'. ${command} takes: [--`,
    );
  });
});

test('the usage lists each command with its options', () => {
  expect(usage()).toContain('\n  dev [--port N] [--host ADDRESS] [--base-url PATH] [--url URL]');
  expect(usage().split('\n')).toHaveLength(8);
});
