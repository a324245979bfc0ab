import { onClick } from '../on-click';
import { writeClipboard } from './clipboard';

const SHOWN_FOR_MS = 1600;

/** Brings the copy buttons of code to life, and lets the code go along to the Web IDE. */
export function startCopying(): void {
  onClick('.tool-copy, .tool-ide', async (tool) => {
    const figure = tool.closest('figure');
    const button = figure?.querySelector('.tool-copy');
    if (!(button instanceof HTMLElement)) return;
    const done = await writeClipboard(textOf(figure));
    button.dataset.state = done ? 'done' : 'failed';
    button.setAttribute('aria-label', done ? 'Copied' : 'Copying failed');
    window.setTimeout(() => {
      delete button.dataset.state;
      button.setAttribute('aria-label', 'Copy code');
    }, SHOWN_FOR_MS);
  });
}

/** A prompt at the start of a line is left out. */
function textOf(figure: Element | null | undefined): string {
  return (figure?.querySelector('code')?.textContent ?? '').replace(/^\$ /gm, '');
}
