import { useEffect, useState } from 'react';
import { say } from './status';

const SHOWN_FOR_MS = 1600;

/** The messages after copying, visible and for screen readers. */
export const COPY_RESULTS = { done: 'Copied', failed: 'Copying failed' } as const;

/** Copies text, and briefly shows whether that succeeded. */
export function useCopy() {
  // A new object for each copy restarts the timer even if the result is the same.
  const [shown, setShown] = useState<{ readonly result: keyof typeof COPY_RESULTS }>();
  useEffect(() => {
    if (!shown) return;
    const timer = window.setTimeout(() => setShown(undefined), SHOWN_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [shown]);
  const copy = async (text: string | Promise<string>) => {
    const result = await writeClipboard(text).then(
      () => 'done' as const,
      (error: unknown) => {
        console.warn('Copying failed.', error);
        return 'failed' as const;
      },
    );
    setShown({ result });
    say(COPY_RESULTS[result]);
    return result;
  };
  return [shown?.result, copy] as const;
}

async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || !window.ClipboardItem) return navigator.clipboard.writeText(await text);
  // Some browsers allow writing only during a click, so they are given the promise.
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await Promise.all([blob, navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])]);
}
