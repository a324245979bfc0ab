/** What is done for readers who keep a version, or ask how. Loaded for them alone. */
import { renew } from './keep';
import { canKeep, readCopies } from './kept';
import { labelButtons } from './labels';
import { showPanel } from './panel';
import { doWork } from './work';

/** Shows what can be kept of the version that a button is for. */
export function showChoices(button: HTMLElement): void {
  // The panel gives the focus back to what had it; a menu closes, and its own button is what stays.
  const menu = button.closest('details');
  if (menu) menu.open = false;
  menu?.querySelector('summary')?.focus();
  showPanel(button.dataset.offline ?? '');
}

/** Shows what is kept, and brings it up to date where a new build is out. A failure leaves all as it is. */
export async function followKept(): Promise<void> {
  if (!canKeep()) return;
  const copies = await readCopies().catch(() => []);
  labelButtons(copies.map(({ list }) => list.version));
  if (!navigator.onLine) return;
  for (const copy of copies) await doWork(copy.list.version, (keeping) => renew(copy, keeping));
}
