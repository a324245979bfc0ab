/** Checks the values of site.config.ts that types cannot check, before anything is built. */
import type { SiteConfig } from '../model/site';

type Check = (value: unknown) => string | undefined;

/** What to write instead, for each field; undefined if the value is fine. */
const CHECKS: Readonly<Record<string, Check>> = {
  url: (value) =>
    isOrigin(value)
      ? undefined
      : "write the scheme and host only, such as 'https://docs.example.org', and a path as baseUrl",
  baseUrl: (value) =>
    typeof value === 'string' && /^\/(?:[^/\s]+\/)*$/.test(value)
      ? undefined
      : "it must start and end with a slash, such as '/' or '/docs/'",
  trailingSlash: (value) =>
    value === undefined || typeof value === 'boolean'
      ? undefined
      : 'write true for addresses such as /docs/, or false for /docs',
  consent: (value) =>
    value === undefined || value === 'everywhere' || value === 'with-analytics'
      ? undefined
      : "write 'everywhere' or 'with-analytics'",
};

function isOrigin(value: unknown): boolean {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, origin } = new URL(value);
  return /^https?:$/.test(protocol) && origin === value;
}

/** Throws an error with the invalid fields and what to write. */
export function checkSettings(site: SiteConfig): void {
  const values: Readonly<Record<string, unknown>> = { ...site };
  const mistakes = Object.entries(CHECKS).flatMap(([field, check]) => {
    const advice = check(values[field]);
    return advice ? [`site.config.ts: ${field} is ${JSON.stringify(values[field])}: ${advice}.`] : [];
  });
  if (mistakes.length > 0) throw new Error(`Configuration error.\n${mistakes.join('\n')}`);
}
