/** One of the ways to get a browser, tried in order until one succeeds. */

/** Environment variables with the paths of the browsers, for playwright.config.ts. */
export interface BrowserSettings extends Record<string, string> {
  /** For all tests. Headless Chromium is preferred, because it starts faster. */
  readonly CHROMIUM_PATH: string;
  /** For the tests of the back/forward cache, which headless Chromium does not have. */
  readonly CHROMIUM_FULL_PATH: string;
}

export type AttemptResult = { readonly found: BrowserSettings } | { readonly reason: string };

export interface Attempt {
  /** For the message, for example "Debian's packages". */
  readonly name: string;
  readonly run: () => Promise<AttemptResult>;
}

export interface FailedAttempt {
  readonly name: string;
  readonly reason: string;
}

/** The first browser that an attempt finds, or why each attempt failed. */
export async function firstSuccess(
  attempts: readonly Attempt[],
): Promise<{ readonly found: BrowserSettings } | { readonly failed: readonly FailedAttempt[] }> {
  const failed: FailedAttempt[] = [];
  for (const { name, run } of attempts) {
    const result = await run();
    if ('found' in result) return result;
    failed.push({ name, reason: result.reason });
  }
  return { failed };
}
