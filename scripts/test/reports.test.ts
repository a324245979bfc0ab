import { describe, expect, test } from 'vitest';
import { addOutcomes, singleOutcome, withRunFailure } from './outcome';
import { playwrightOutcome, vitestOutcome } from './reports';

const NOTHING = { passed: 0, failed: 0, skipped: [], failures: [] };

describe('a report of Vitest', () => {
  const testOf = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
  });

  test('counts the tests that passed, failed and were skipped', () => {
    const assertionResults = [
      testOf('a works', 'passed'),
      testOf('b works', 'failed', ['expected 1']),
      testOf('c', 'skipped'),
    ];
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [{ name: 'a.test.ts', message: '', assertionResults }],
    };
    expect(vitestOutcome(report)).toEqual({
      passed: 1,
      failed: 1,
      skipped: ['c'],
      failures: ['b works\nexpected 1'],
    });
  });

  test('includes the message of a file that cannot be loaded', () => {
    const testResults = [{ name: 'a.test.ts', message: 'Cannot find module', assertionResults: [] }];
    const { failures } = vitestOutcome({ numPassedTests: 0, numFailedTests: 0, testResults });
    expect(failures).toEqual(['a.test.ts\nCannot find module']);
  });
});

describe('a report of Playwright', () => {
  const specOf = (title: string, status: string, message?: string) => ({
    file: 'a.spec.ts',
    line: 3,
    title,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  });

  test('finds tests in nested suites', () => {
    const suites = [
      { specs: [specOf('a', 'expected')], suites: [{ specs: [specOf('b', 'unexpected', 'no')] }] },
    ];
    const report = { stats: { expected: 1, unexpected: 1, flaky: 0 }, errors: [], suites };
    expect(playwrightOutcome(report)).toEqual({
      passed: 1,
      failed: 1,
      skipped: [],
      failures: ['a.spec.ts:3 b\nno'],
    });
  });

  test('counts a flaky test as a failure', () => {
    const suites = [{ specs: [specOf('a', 'flaky', 'once')] }];
    const report = { stats: { expected: 0, unexpected: 0, flaky: 1 }, errors: [], suites };
    expect(playwrightOutcome(report)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['a.spec.ts:3 a\nonce'],
    });
  });

  test('strips terminal colours from messages', () => {
    const suites = [{ specs: [specOf('a', 'unexpected', '\x1b[31mno\x1b[39m')] }];
    const report = { stats: { expected: 0, unexpected: 1, flaky: 0 }, errors: [], suites };
    expect(playwrightOutcome(report).failures).toEqual(['a.spec.ts:3 a\nno']);
  });

  test('lists skipped tests', () => {
    const suites = [{ specs: [specOf('a', 'skipped')] }];
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [], suites };
    expect(playwrightOutcome(report).skipped).toEqual(['a']);
  });
});

describe('an outcome', () => {
  test('of a command counts as one test', () => {
    expect(singleOutcome({ ok: true, output: 'fine' })).toEqual({ ...NOTHING, passed: 1 });
    expect(singleOutcome({ ok: false, output: 'bad\n' })).toEqual({
      ...NOTHING,
      failed: 1,
      failures: ['bad'],
    });
  });

  test('is a failure when the run failed without a failing test', () => {
    const passed = { ...NOTHING, passed: 5 };
    expect(withRunFailure(passed, { ok: false, output: 'crashed' })).toMatchObject({ passed: 5, failed: 1 });
    expect(withRunFailure(passed, { ok: true, output: '' })).toBe(passed);
    expect(withRunFailure(passed, { ok: false, output: ' ' }).failures).toEqual([
      'The run failed without a message.',
    ]);
  });

  test('says why the run failed, with the output of the server', () => {
    const message = 'http://localhost:4173/ is already used, make sure that nothing is running on the port';
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message }], suites: [] };
    const outcome = withRunFailure(playwrightOutcome(report), { ok: false, output: '[WebServer] no\n' });
    expect(outcome.failed).toBe(1);
    expect(outcome.failures).toEqual([
      `${message}\nAnother server has the port: end it, or set TEST_PORT to the first of four free ports.\n[WebServer] no`,
    ]);
  });

  test('is the sum of the steps', () => {
    const sum = addOutcomes([
      { ...NOTHING, passed: 2 },
      { ...NOTHING, failed: 1, failures: ['x'] },
    ]);
    expect(sum).toEqual({ passed: 2, failed: 1, skipped: [], failures: ['x'] });
  });
});
