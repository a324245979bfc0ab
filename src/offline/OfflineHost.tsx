import { PanelDialog, PanelUnavailable } from '../site/parts/PanelDialog';
import { offlinePanelStore } from '../site/stores/offline';
import { useLoaded } from '../site/stores/use-loaded';
import { useStore } from '../site/stores/use-store';

/** The place of the offline panel, which is loaded when it is first opened. */
export function OfflineHost() {
  const version = useStore(offlinePanelStore);
  const loaded = useLoaded(() => import('./OfflinePanel'), version !== undefined);
  if (version === undefined || !loaded) return null;
  const panel = { title: 'Offline reading', onClose: () => offlinePanelStore.set(undefined) };
  if (loaded instanceof Error) return <PanelUnavailable {...panel} />;
  return (
    <PanelDialog {...panel}>
      <loaded.OfflinePanel version={version} />
    </PanelDialog>
  );
}
