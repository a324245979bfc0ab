import { useEffect, useState } from 'react';
import { say } from './status';

export type CopyState = 'idle' | 'done' | 'failed';

const SHOWN_FOR_MS = 1600;

/** Copies text and tells for a moment whether that worked. */
export function useCopy(): [CopyState, (text: string | Promise<string>) => Promise<void>] {
  const [result, setResult] = useState<{ readonly state: CopyState }>({ state: 'idle' });
  useEffect(() => {
    if (result.state === 'idle') return;
    const timer = window.setTimeout(() => setResult({ state: 'idle' }), SHOWN_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [result]);
  const copy = async (text: string | Promise<string>) => {
    const isDone = await writeClipboard(text);
    setResult({ state: isDone ? 'done' : 'failed' });
    say(isDone ? 'Copied' : 'Copying failed');
  };
  return [result.state, copy];
}

async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || !window.ClipboardItem) {
      await navigator.clipboard.writeText(await text);
    } else {
      // Some browsers let a page write only in the moment of a click, so they get the promise.
      const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    }
    return true;
  } catch (error) {
    console.warn('Copying failed.', error);
    return false;
  }
}
