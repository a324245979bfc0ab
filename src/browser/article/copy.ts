import { writeClipboard } from './clipboard';

const SHOWN_FOR_MS = 1600;

/** Brings the copy buttons of code to life. A prompt at the start of a line is left out. */
export function startCopying(): void {
  document.addEventListener('click', async (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('.tool-copy');
    const code = button?.closest('figure')?.querySelector('code');
    if (!button || !code) return;
    const text = (code.textContent ?? '').replace(/^\$ /gm, '');
    const done = await writeClipboard(text);
    button.dataset.state = done ? 'done' : 'failed';
    button.setAttribute('aria-label', done ? 'Copied' : 'Copying failed');
    window.setTimeout(() => {
      delete button.dataset.state;
      button.setAttribute('aria-label', 'Copy code');
    }, SHOWN_FOR_MS);
  });
}
