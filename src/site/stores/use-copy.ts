import { useEffect, useState } from 'react';
import { say } from './status';

const SHOWN_FOR_MS = 1600;

/** What readers see and hear after copying. */
export const COPY_RESULTS = { done: 'Copied', failed: 'Copying failed' } as const;

/** Copies text and tells for a moment whether that worked. */
export function useCopy() {
  // Another copy with the same result is another object: the time starts again.
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
  };
  return [shown?.result, copy] as const;
}

async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || !window.ClipboardItem) return navigator.clipboard.writeText(await text);
  // Some browsers let a page write only in the moment of a click, so they get the promise.
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
