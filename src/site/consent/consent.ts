import { CONSENT_COOKIE } from '../stores/storage';
import { readCookie, removeCookies, writeCookie } from './cookies';
import { maybeInEurope, readerOffsets, readerTimeZone } from './time-zone';

/** How long an answer is kept, and how long consent lasts where none has to be asked for. */
const ANSWER_DAYS = 7;
const UNASKED_DAYS = 90;

/** How often the cookie is looked at while there is no answer: it may be given in another tab. */
const POLLING_MS = 300;

export type Consent = 'unanswered' | 'accepted' | 'declined';

/** What the reader has answered. */
export function currentConsent(): Consent {
  const value = readCookie(CONSENT_COOKIE);
  if (value === undefined) return 'unanswered';
  return value === 'true' ? 'accepted' : 'declined';
}

/** Consent has to be asked for where the reader's clock is set to a European time zone. */
export function mustAsk(): boolean {
  return maybeInEurope(readerOffsets()) && readerTimeZone().toLowerCase().startsWith('europe');
}

/** Keeps the reader's answer; declining takes away what measuring has left. */
export function answer(consent: 'accepted' | 'declined'): void {
  writeCookie(CONSENT_COOKIE, String(consent === 'accepted'), ANSWER_DAYS);
  if (consent === 'declined') removeCookies((name) => /^_g(a|id|at)/.test(name));
}

/** Outside of Europe consent is taken as given. */
export function consentUnasked(): void {
  writeCookie(CONSENT_COOKIE, 'true', UNASKED_DAYS);
}

/** Calls back once, as soon as there is an answer. The result ends the waiting. */
export function whenAnswered(callback: (answer: Exclude<Consent, 'unanswered'>) => void): () => void {
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
