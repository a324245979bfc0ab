import { LazyPanel } from '../site/parts/LazyPanel';
import { offlinePanelStore } from '../site/stores/offline';
import { useStore } from '../site/stores/use-store';

/** The panel in which the reader decides what is kept for offline reading. */
export function OfflineHost() {
  const version = useStore(offlinePanelStore);
  const panel = { title: 'Offline reading', onClose: () => offlinePanelStore.set(undefined) };
  return (
    <LazyPanel {...panel} isOpen={version !== undefined} load={() => import('./OfflinePanel')}>
      {({ OfflinePanel }) => version && <OfflinePanel version={version} />}
    </LazyPanel>
  );
}
