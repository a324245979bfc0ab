import { LazyPanel } from '../parts/LazyPanel';
import { keysHelpStore } from '../stores/keys-help';
import { useStore } from '../stores/use-store';

/** The list of keys, which `?` opens. */
export function KeysHelp() {
  const panel = { title: 'Keyboard shortcuts', onClose: () => keysHelpStore.set(false) };
  return (
    <LazyPanel {...panel} isOpen={useStore(keysHelpStore)} load={() => import('./KeysList')}>
      {({ KeysList }) => <KeysList />}
    </LazyPanel>
  );
}
