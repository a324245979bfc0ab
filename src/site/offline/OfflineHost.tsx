import { lazy, Suspense } from 'react';
import { offlinePanelStore } from '../stores/offline';
import { useStore } from '../stores/use-store';
import { OfflineUnavailable } from './OfflineUnavailable';

/** If its script cannot be loaded, a message says so and readers can go on. */
const OfflinePanel = lazy(() => import('./OfflinePanel').catch(() => ({ default: OfflineUnavailable })));

/** The place of the offline panel, which is loaded when it is first opened. */
export function OfflineHost() {
  const version = useStore(offlinePanelStore, undefined);
  if (version === undefined) return null;
  return (
    <Suspense>
      <OfflinePanel version={version} />
    </Suspense>
  );
}
