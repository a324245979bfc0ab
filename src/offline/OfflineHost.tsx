import { lazy, Suspense } from 'react';
import { PanelButtons, PanelDialog } from '../site/parts/PanelDialog';
import { offlinePanelStore } from '../site/stores/offline';
import { useStore } from '../site/stores/use-store';

const OfflinePanel = lazy(() => import('./OfflinePanel').catch(() => ({ default: Unavailable })));

/** The place of the offline panel, which is loaded when it is first opened. */
export function OfflineHost() {
  const version = useStore(offlinePanelStore, undefined);
  if (version === undefined) return null;
  return (
    <Suspense>
      <PanelDialog title="Offline reading" onClose={() => offlinePanelStore.set(undefined)}>
        <OfflinePanel version={version} />
      </PanelDialog>
    </Suspense>
  );
}

function Unavailable() {
  return (
    <>
      <p role="alert">Offline reading could not be loaded. Reload the page and try again.</p>
      <PanelButtons />
    </>
  );
}
