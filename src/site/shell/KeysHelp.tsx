import { PanelDialog, PanelUnavailable } from '../parts/PanelDialog';
import { keysHelpStore } from '../stores/keys-help';
import { useLoaded } from '../stores/use-loaded';
import { useStore } from '../stores/use-store';

/** The place of the list of keys, which is loaded when `?` first opens it. */
export function KeysHelp() {
  const isOpen = useStore(keysHelpStore);
  const loaded = useLoaded(() => import('./KeysList'), isOpen);
  if (!isOpen || !loaded) return null;
  const panel = { title: 'Keyboard shortcuts', onClose: () => keysHelpStore.set(false) };
  if (loaded instanceof Error) return <PanelUnavailable {...panel} />;
  return (
    <PanelDialog {...panel}>
      <loaded.KeysList />
    </PanelDialog>
  );
}
