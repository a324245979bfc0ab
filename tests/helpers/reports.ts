import { expect, type Page } from '@playwright/test';

interface Expected {
  /** Requested paths that do not exist: the browser itself logs them as errors. */
  readonly missing?: readonly string[];
}

/**
 * Listens, starting before the first page, for console errors, exceptions, unhandled rejections and
 * violations of the security policy; the returned function fails the test if there was one.
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
  // The last messages arrive before the result of another call.
  return async () => {
    await page.evaluate(() => 0);
    expect(reports).toEqual([]);
  };
}
