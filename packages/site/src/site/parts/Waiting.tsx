import { useEffect } from 'react';
import { showWaiting } from '../stores/waiting';

/** In place of a part that is loading: the page shows that the reader's click is being answered. */
export function Waiting() {
  useEffect(() => {
    showWaiting(true);
    return () => showWaiting(false);
  }, []);
  return null;
}
