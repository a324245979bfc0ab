import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const VERSIONS = [{ name: '2.1.0', label: '2.1.0', path: '/docs', isLast: true }];
const AREAS = ['localStorage', 'sessionStorage'] as const;

/** Storage that is blocked, full or missing. */
const BROWSERS: Readonly<Record<string, PropertyDescriptor>> = {
  blocked: {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  },
  full: {
    value: {
      getItem: () => null,
      removeItem: () => {},
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    },
  },
  missing: { value: undefined },
};

const own = AREAS.map((area) => [area, Object.getOwnPropertyDescriptor(window, area)] as const);

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  for (const [area, descriptor] of own) {
    if (descriptor) Object.defineProperty(window, area, descriptor);
    else Reflect.deleteProperty(window, area);
  }
});

it.each(Object.entries(BROWSERS))(
  'storage that is %s: one warning is logged, and choices work without being stored',
  async (_what, descriptor) => {
    for (const area of AREAS) Object.defineProperty(window, area, { configurable: true, ...descriptor });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { readStored, writeStored } = await import('./storage');
    const { followTheme, switchTheme } = await import('./appearance');
    const { chooseSyntax, followSyntax, syntaxStore } = await import('./syntax');
    const { choosePreferredVersion, followPreferredVersion, preferredVersionStore } = await import(
      './preferred-version'
    );
    document.documentElement.dataset.theme = 'dark';
    followTheme({ defaultMode: 'dark', disableSwitch: false, respectSystemPreference: false });
    followSyntax();
    followPreferredVersion(VERSIONS);
    switchTheme();
    chooseSyntax('cameligo');
    choosePreferredVersion('1.10.0');
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(syntaxStore.get()).toBe('cameligo');
    expect(preferredVersionStore.get()).toBe('1.10.0');
    for (const area of AREAS) {
      expect(writeStored('theme', 'light', area)).toBe(false);
      expect(readStored('theme', area)).toBeNull();
    }
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      'Browser storage is not available; your choices are not remembered.',
    ]);
  },
);
