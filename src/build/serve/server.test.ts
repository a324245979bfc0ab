import { describe, expect, it, test } from 'vitest';
import { portFrom } from './server';

describe('the port of the server', () => {
  test.each<[string[], string | undefined, number]>([
    [[], undefined, 3000],
    [[], '', 3000],
    [[], '8080', 8080],
    [['--port', '4000'], undefined, 4000],
    [['--port=4000'], undefined, 4000],
    [['--port', '4000'], '8080', 4000],
    [['--port', '0'], undefined, 0],
    [['--strict', '--port', '4000'], undefined, 4000],
  ])('with %j and PORT=%s is %i', (args, environment, port) => {
    expect(portFrom(args, environment)).toBe(port);
  });

  test.each([['web'], ['80.5'], ['-1'], ['65536'], ['80a']])('is not %s, and says what is', (text) => {
    expect(() => portFrom([`--port=${text}`], undefined)).toThrow(
      `'${text}' is no port: give a number up to 65535.`,
    );
  });

  it('is not taken from a wrong variable either', () => {
    expect(() => portFrom([], 'web')).toThrow("'web' is no port");
  });
});
