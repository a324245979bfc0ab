import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { INJECTIONS } from '../../../../../tests/helpers/injections';
import { ConsentBanner } from './ConsentBanner';
import { asksForConsent, currentConsent, mustAsk, showQuestion } from './consent';
import { answerQuestion, followConsent } from './follow-consent';

const zone = process.env.TZ;
const TEXT =
  'We use cookies to monitor our website and improve your preferred pages. Help us provide a good navigation experience by accepting them.';

const setCookie = (cookie: string) => Object.assign(document, { cookie });
const cookies = () => document.cookie.split('; ').filter((cookie) => cookie !== '');

/** Records cookies as they are written. */
function writtenCookies(): string[] {
  const written: string[] = [];
  const { set } = descriptorOf(document, 'cookie');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    set?.call(document, cookie);
  });
  return written;
}

function descriptorOf(object: object, name: string): PropertyDescriptor {
  const own = Object.getOwnPropertyDescriptor(object, name);
  return own ?? descriptorOf(Object.getPrototypeOf(object), name);
}

afterEach(() => {
  cleanup();
  delete page().asks;
  vi.restoreAllMocks();
  // With max-age 0, a cookie would exist until the next millisecond.
  for (const cookie of cookies()) setCookie(`${cookie.split('=')[0]}=; path=/; max-age=-1`);
  if (zone === undefined) Reflect.deleteProperty(process.env, 'TZ');
  else process.env.TZ = zone;
});

const page = () => document.documentElement.dataset;

/** CSS shows it on pages that are marked. */
const notice = () =>
  page().asks === undefined ? null : screen.getByRole('region', { name: 'Cookie consent' });

/** The clicks that the controls of the page pass on. */
const press = (name: string) => {
  const { control } = screen.getByRole('button', { name }).dataset;
  answerQuestion(control === 'accept' ? 'accepted' : 'declined');
};

function show(timeZone: string): void {
  process.env.TZ = timeZone;
  render(<ConsentBanner />);
  showQuestion();
  followConsent();
}

describe('the consent banner', () => {
  test.each(['Europe/Paris', 'Europe/Kyiv', 'Europe/London'])('is shown in %s', async (timeZone) => {
    const written = writtenCookies();
    show(timeZone);
    expect(notice()?.querySelector('p')?.textContent).toBe(TEXT);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['No, thanks', 'OK!']);
    expect(written).toEqual([]);
  });

  test.each(['America/New_York', 'Asia/Tokyo', 'Africa/Lagos', 'UTC'])(
    'is not shown in %s',
    async (timeZone) => {
      show(timeZone);
      expect(notice()).toBeNull();
    },
  );

  test.each(['Europe/Paris', 'America/New_York'])(
    'is not shown again after an answer, in %s',
    async (timeZone) => {
      setCookie('cookie_consent=false; path=/');
      const written = writtenCookies();
      show(timeZone);
      expect(notice()).toBeNull();
      expect(written).toEqual([]);
    },
  );

  it('disappears when the cookie, polled every 300 ms, has an answer from another tab', async () => {
    const start = vi.spyOn(window, 'setInterval');
    show('Europe/Paris');
    expect(start.mock.calls.map(([, time]) => time)).toEqual([300]);
    setCookie('cookie_consent=true; path=/');
    await vi.waitFor(() => expect(notice()).toBeNull());
  });
});

describe('a clock', () => {
  const zones = Intl.supportedValuesOf('timeZone');

  test.each(zones.filter((name) => name.startsWith('Europe/')))('of %s is in Europe', (timeZone) => {
    process.env.TZ = timeZone;
    expect(mustAsk()).toBe(true);
  });

  test.each(['UTC', 'America/New_York', 'Africa/Abidjan', 'Asia/Tokyo', 'Asia/Kolkata', 'Pacific/Auckland'])(
    'of %s is recognised as outside of Europe by its offsets alone',
    (timeZone) => {
      process.env.TZ = timeZone;
      const named = vi.spyOn(Intl, 'DateTimeFormat');
      expect(mustAsk()).toBe(false);
      expect(named).not.toHaveBeenCalled();
    },
  );
});

describe('an answer', () => {
  it("is kept for 7 days as true after 'OK!'", async () => {
    const written = writtenCookies();
    show('Europe/Paris');
    press('OK!');
    expect(notice()).toBeNull();
    expect(written).toEqual([`cookie_consent=true; path=/; max-age=${7 * 86_400}; samesite=lax`]);
    expect(currentConsent()).toBe('accepted');
  });

  it("is kept for 7 days as false after 'No, thanks', which removes the cookies of analytics", async () => {
    for (const name of ['_ga', '_ga_ABC123', '_gid', '_gat_tag', '_gcl_au', 'mine'])
      setCookie(`${name}=1; path=/`);
    const written = writtenCookies();
    show('Europe/Paris');
    press('No, thanks');
    expect(notice()).toBeNull();
    expect(written).toContain(`cookie_consent=false; path=/; max-age=${7 * 86_400}; samesite=lax`);
    await vi.waitFor(() => expect(cookies().sort()).toEqual(['cookie_consent=false', 'mine=1']));
  });

  it(`is no consent unless it is true: ${INJECTIONS.length} attempts`, () => {
    for (const text of INJECTIONS) {
      vi.spyOn(document, 'cookie', 'get').mockReturnValue(
        `_ga=${text}; cookie_consent=${text}; ${text}=true`,
      );
      expect(currentConsent(), text).toBe('declined');
    }
  });

  it('is kept in a cookie that only https sends, if the page came by https', async () => {
    vi.spyOn(window.location, 'protocol', 'get').mockReturnValue('https:');
    const written = writtenCookies();
    show('Europe/Paris');
    press('OK!');
    expect(written).toEqual([`cookie_consent=true; path=/; max-age=${7 * 86_400}; samesite=lax; secure`]);
  });

  it('is asked for everywhere, or only where something is measured if the operator says so', () => {
    const analytics = { host: 'https://measure.example' };
    expect(asksForConsent({})).toBe(true);
    expect(asksForConsent({ consent: 'everywhere' })).toBe(true);
    expect(asksForConsent({ consent: 'with-analytics' })).toBe(false);
    expect(asksForConsent({ consent: 'with-analytics', analytics })).toBe(true);
  });

  it('is assumed for 90 days where consent is not required', async () => {
    const written = writtenCookies();
    show('America/New_York');
    expect(written).toEqual([`cookie_consent=true; path=/; max-age=${90 * 86_400}; samesite=lax`]);
  });
});
