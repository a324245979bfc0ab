import { type Answer, keep, setCookie } from './consent';

const ANSWER_DAYS = 7;

/** The cookies that Google Analytics, Tag Manager and its conversion linker set. */
const ANALYTICS_COOKIES = /^_g(a|id|at|cl|ac)/;

/** Stores the reader's answer; declining removes analytics cookies. */
export function answer(consent: Answer): void {
  keep(consent === 'accepted', ANSWER_DAYS);
  if (consent === 'declined') removeCookies(ANALYTICS_COOKIES);
}

/** Analytics scripts may have set their cookies on a parent domain. */
function removeCookies(pattern: RegExp): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => `; domain=.${parts.slice(index).join('.')}`)];
  for (const name of names.filter((one) => pattern.test(one)))
    for (const domain of domains) setCookie(`${name}=; path=/; max-age=0${domain}`);
}
