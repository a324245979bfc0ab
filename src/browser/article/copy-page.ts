import { onClick } from '../on-click';
import { currentSyntax, withSyntax } from '../preferences/syntax';
import { closeDropdowns } from '../shell/dropdowns';
import { writeClipboard } from './clipboard';

const SHOWN_FOR_MS = 1600;

/** Brings the buttons that copy a page to life. */
export function startCopyMenu(): void {
  onClick('[data-copy]', copy);
}

async function copy(button: HTMLElement): Promise<void> {
  const label = button.textContent;
  const done = await writeClipboard(button.dataset.copy === 'link' ? plainLink() : markdown(button));
  button.textContent = done ? 'Copied' : 'Copying failed';
  window.setTimeout(() => {
    button.textContent = label;
    closeDropdowns();
  }, SHOWN_FOR_MS);
}

/** The page's address in the reader's syntax, without what the search has put there. */
function plainLink(): string {
  return withSyntax(new URL(location.origin + location.pathname + location.hash)).href;
}

async function markdown(button: HTMLElement): Promise<string> {
  const link = button.closest('ul')?.querySelector<HTMLAnchorElement>(`.s-${currentSyntax()} a`);
  const response = await fetch(link?.href ?? '');
  if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
  return response.text();
}
