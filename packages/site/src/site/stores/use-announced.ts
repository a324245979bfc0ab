import { useEffect } from 'react';
import { say } from './status';

/** Longer than most readers pause between two letters. */
export const RESTED_MS = 700;

/**
 * Announces a text that a component shows, once it has stayed the same for a while. Screen readers skip regions that are
 * inserted with their text, so the text goes to the region that is in every page.
 */
export function useAnnounced(text: string, delay = 0): void {
  useEffect(() => {
    if (text === '') return;
    const timer = window.setTimeout(say, delay, text);
    return () => window.clearTimeout(timer);
  }, [text, delay]);
}
