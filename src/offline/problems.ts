/** A reason why a version cannot be kept, told so that the reader knows what to do. */
export class KeepProblem extends Error {}

const NO_STORAGE =
  'The browser does not let this site store anything. Allow it to store data for this site, or leave the private window, and try again.';

const WORDS: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'There is not enough room. Free some space on this device, or remove another version that is kept, and try again.',
  SecurityError: NO_STORAGE,
  NotAllowedError: NO_STORAGE,
  InvalidStateError: NO_STORAGE,
  UnknownError: NO_STORAGE,
};

/** What to tell the reader of an error. */
export function wordsFor(error: unknown): string {
  if (error instanceof KeepProblem) return error.message;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return WORDS[name] ?? `Something unforeseen happened (${message}). Reload the page and try again.`;
}
