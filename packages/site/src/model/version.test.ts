import { describe, expect, it, test } from 'vitest';
import {
  docPath,
  isInRange,
  isVersionName,
  latestVersion,
  type VersionConfig,
  versionStatus,
} from './version';

const next: VersionConfig = { name: 'next', label: 'Next', path: '/docs/next', isLast: false };
const latest: VersionConfig = { name: '2.0.0', label: '2.0.0', path: '/docs', isLast: true };
const older: VersionConfig = { name: '1.0.0', label: '1.0.0', path: '/docs/1.0.0', isLast: false };
const versions = [next, latest, older];

describe('the name of a version', () => {
  test.each(['next', '1.0.0', '1.10.0', '0.0.1', '12.345.6'])('%s can be used in since and until', (name) => {
    expect(isVersionName(name)).toBe(true);
  });

  test.each(['', '1', '1.6', '1.0.0.1', 'v1.0.0', '1.6.x', 'latest', 'Next', ' 1.0.0'])(
    "'%s' is not a version",
    (name) => {
      expect(isVersionName(name)).toBe(false);
    },
  );
});

describe('the order of versions', () => {
  test.each([
    ['1.0.0', '1.10.0', 'numbers are compared as numbers, not as text'],
    ['1.10.0', '1.12.3', 'the second number decides'],
    ['1.12.2', '1.12.3', 'the third number decides'],
    ['1.12.3', '2.0.0', 'the first number decides'],
    ['99.0.0', 'next', 'next is newer than every number'],
  ])('%s is older than %s: %s', (older, newer) => {
    expect(isInRange(newer, { since: older })).toBe(true);
    expect(isInRange(older, { since: newer })).toBe(false);
    expect(isInRange(older, { until: newer })).toBe(true);
    expect(isInRange(newer, { until: older })).toBe(false);
  });

  test.each(['next', '1.0.0'])('%s is as old as itself', (name) => {
    expect(isInRange(name, { since: name, until: name })).toBe(true);
  });
});

describe('the versions in a range', () => {
  const has = (range: { since?: string; until?: string }) =>
    ['next', '2.0.0', '1.10.0', '1.0.0'].filter((version) => isInRange(version, range));

  test.each([
    [{}, ['next', '2.0.0', '1.10.0', '1.0.0']],
    [{ since: '1.10.0' }, ['next', '2.0.0', '1.10.0']],
    [{ since: '1.10.1' }, ['next', '2.0.0']],
    [{ since: 'next' }, ['next']],
    [{ until: '1.0.0' }, ['1.0.0']],
    [{ until: '1.9.9' }, ['1.0.0']],
    [{ until: 'next' }, ['next', '2.0.0', '1.10.0', '1.0.0']],
    [{ since: '1.10.0', until: '1.10.0' }, ['1.10.0']],
    [{ since: '1.7.0', until: '2.0.0' }, ['2.0.0', '1.10.0']],
    [{ since: '1.11.0', until: '1.10.0' }, []],
  ])('%o: %j', (range, expected) => {
    expect(has(range)).toEqual(expected);
  });
});

describe('the status of a version', () => {
  test.each([
    [latest, 'latest'],
    [next, 'unreleased'],
    [older, 'older'],
    [{ ...next, isLast: true }, 'latest'],
  ] as const)('%o is %s', (version, status) => {
    expect(versionStatus(version)).toBe(status);
  });

  it('finds the version that readers get by default', () => {
    expect(latestVersion(versions)).toBe(latest);
  });

  it('says what to do when no version is the latest', () => {
    expect(() => latestVersion([next, older])).toThrow(/isLast.*site\.config\.ts/);
  });
});

describe('the address of a page', () => {
  test.each([
    [latest, 'data-types/lists', '/docs/data-types/lists'],
    [next, 'data-types/lists', '/docs/next/data-types/lists'],
    [older, 'testing', '/docs/1.0.0/testing'],
  ])('in %o, %s is at %s', (version, id, path) => {
    expect(docPath(version, id)).toBe(path);
  });
});
