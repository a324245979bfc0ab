import type { BrowserConfig } from '../../model/site';
import { CONSENT_COOKIE } from '../stores/storage';

/** How long consent is assumed where it is not required. */
const ASSUMED_DAYS = 90;
const DAY_SECONDS = 24 * 60 * 60;

/** How often the cookie is polled until there is an answer, which may be given in another tab. */
const POLLING_MS = 300;

export type Answer = 'accepted' | 'declined';

export function currentConsent(): Answer | 'unanswered' {
  const name = `${CONSENT_COOKIE}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(name));
  if (cookie === undefined) return 'unanswered';
  return cookie === `${name}true` ? 'accepted' : 'declined';
}

/** Whether the site asks for consent at all. */
export function asksForConsent({
  consent,
  analytics,
}: Pick<BrowserConfig, 'consent' | 'analytics'>): boolean {
  return consent !== 'with-analytics' || analytics !== undefined;
}

/**
 * Whether the reader has to be asked. Outside of Europe consent is assumed.
 * @internal
 */
export function mustAsk(): boolean {
  if (currentConsent() !== 'unanswered') return false;
  const isAsked = isInEurope();
  if (!isAsked) keep(true, ASSUMED_DAYS);
  return isAsked;
}

/** Marks the page where the reader has to be asked, so that CSS shows the question from the first paint on. */
export function showQuestion(): void {
  try {
    if (mustAsk()) document.documentElement.dataset.asks = '';
  } catch {
    // Without cookies there is nothing to consent to.
  }
}

/** Calls back once, as soon as there is an answer. Returns a function that stops waiting. */
export function whenAnswered(callback: (answer: Answer) => void): () => void {
  const timer = window.setInterval(check, POLLING_MS);
  check();
  return () => window.clearInterval(timer);
  function check() {
    const consent = currentConsent();
    if (consent === 'unanswered') return;
    window.clearInterval(timer);
    callback(consent);
  }
}

/** Keeps an answer. */
export function keep(isAccepted: boolean, days: number): void {
  // Over http, browsers refuse a cookie with `secure`.
  const secure = location.protocol === 'https:' ? '; secure' : '';
  setCookie(`${CONSENT_COOKIE}=${isAccepted}; path=/; max-age=${days * DAY_SECONDS}; samesite=lax${secure}`);
}

export function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = cookie;
}

/** Whether the reader's time zone is European. Looking up its name, unlike its offsets, is slow on phones. */
function isInEurope(): boolean {
  const year = new Date().getFullYear();
  const minutesAhead = (month: number) => -new Date(year, month).getTimezoneOffset();
  // Clocks in Europe are ahead of UTC, in summer at least, and by no more than four hours.
  if (minutesAhead(0) < 0 || minutesAhead(0) > 4 * 60 || minutesAhead(6) <= 0) return false;
  return Intl.DateTimeFormat().resolvedOptions().timeZone.toLowerCase().startsWith('europe');
}
