import { PanelButtons, PanelDialog } from '../site/parts/PanelDialog';
import { offlinePanelStore } from '../site/stores/offline';
import { useLoaded } from '../site/stores/use-loaded';
import { useStore } from '../site/stores/use-store';

/** The place of the offline panel, which is loaded when it is first opened. */
export function OfflineHost() {
  const version = useStore(offlinePanelStore, undefined);
  const loaded = useLoaded(() => import('./OfflinePanel'), version !== undefined);
  if (version === undefined || !loaded) return null;
  return (
    <PanelDialog title="Offline reading" onClose={() => offlinePanelStore.set(undefined)}>
      {loaded instanceof Error ? <Unavailable /> : <loaded.OfflinePanel version={version} />}
    </PanelDialog>
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
