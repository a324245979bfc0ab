import { keptVersionsStore } from '../site/stores/offline';
import { renew } from './keep';
import { canKeep, readCopies } from './kept';
import { doWork } from './work';

/** Shows what is kept, and brings it up to date where the site was published again. A failure leaves all as it is. */
export async function followKept(): Promise<void> {
  if (!canKeep()) return;
  const copies = await readCopies().catch(() => []);
  keptVersionsStore.set(copies.map(({ list }) => list.version));
  if (!navigator.onLine) return;
  for (const copy of copies) await doWork(copy.list.version, (keeping) => renew(copy, keeping));
}
