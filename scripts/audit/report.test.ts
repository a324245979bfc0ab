import { describe, expect, it, test } from 'vitest';
import { auditReport } from './report';

const vulnerability = (name: string, severity: string, fixAvailable: unknown = true) => ({
  name,
  severity,
  range: '<2.0.0',
  via: [{ title: 'Reads files', url: 'https://a.example/1' }, 'other'],
  fixAvailable,
});

const answer = (...all: ReturnType<typeof vulnerability>[]) =>
  JSON.stringify({ vulnerabilities: Object.fromEntries(all.map((one) => [one.name, one])) });

describe('the audit of packages', () => {
  it('lists what is known, the worst first, and fails on what is serious', () => {
    const found = auditReport(
      answer(vulnerability('a', 'low', false), vulnerability('b', 'high', { name: 'c', version: '3.0.0' })),
    );
    expect(found).toEqual({
      code: 1,
      lines: [
        'high: b <2.0.0: Reads files https://a.example/1; through other; update c to 3.0.0.',
        'low: a <2.0.0: Reads files https://a.example/1; through other; there is no fix yet.',
        '2 packages have known vulnerabilities.',
      ],
    });
  });

  it('passes without serious ones', () => {
    expect(auditReport(answer(vulnerability('a', 'moderate'))).code).toBe(0);
    expect(auditReport(answer())).toEqual({ code: 0, lines: ['0 packages have known vulnerabilities.'] });
  });

  test.each([
    ['', 'it gave no answer'],
    ['{"error":{"code":"ENOTFOUND","summary":"getaddrinfo ENOTFOUND"}}', 'getaddrinfo ENOTFOUND'],
    ['{"message":"request failed"}', 'request failed'],
  ])('says so when the registry cannot be asked: %j', (output, why) => {
    expect(auditReport(output)).toEqual({
      code: 0,
      lines: [
        `The registry could not be asked for known vulnerabilities (${why}): nothing has been checked.`,
      ],
    });
  });
});
