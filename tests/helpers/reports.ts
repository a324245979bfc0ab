import { expect, type Page } from '@playwright/test';

interface Expected {
  /** Paths that are asked for and not there: the browser itself logs them as errors. */
  readonly missing?: readonly string[];
}

/**
 * Listens, from before the first page, for errors on the console, exceptions, promises that nobody has caught, and
 * breaches of the security policy; the answer fails the test where there was one.
 */
export async function expectNoReport(
  page: Page,
  { missing = [] }: Expected = {},
): Promise<() => Promise<void>> {
  const reports: string[] = [];
  await page.exposeFunction('reportBreach', (breach: string) => reports.push(breach));
  await page.addInitScript(() => {
    const { reportBreach } = window as unknown as { reportBreach: (breach: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportBreach(`${effectiveDirective} refuses ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    const { url } = message.location();
    const isExpected = missing.some((path) => url.endsWith(path)) && /status of 404/.test(message.text());
    if (message.type() === 'error' && !isExpected) reports.push(message.text());
  });
  page.on('pageerror', (error) => reports.push(String(error)));
  // What was said last arrives before the answer to another question.
  return async () => {
    await page.evaluate(() => 0);
    expect(reports).toEqual([]);
  };
}
