import '../site/styles/overlay.css';
import { Part } from '../site/parts/Boundary';
import { LazyPanel } from '../site/parts/LazyPanel';
import { MarksNotice } from '../site/search/Marks';
import { useShell } from '../site/shell/context';
import { MobileMenu } from '../site/shell/MobileMenu';
import { differencesStore, keysHelpStore, menuStore, offlinePanelStore } from '../site/stores/panels';
import { useStore } from '../site/stores/use-store';
import type { RouteStore } from './shell';

const loadKeysList = () => import('../site/shell/KeysList');
const loadDifferences = () => import('../site/differences/Differences');
const loadOfflinePanel = () => import('../offline/OfflinePanel');

/** What appears above the page; only the browser renders it. */
export function Overlay({ route }: { route: RouteStore }) {
  return (
    <>
      <Part title="The menu">
        <Menu route={route} />
      </Part>
      <Part title="The note about highlights">
        <MarksNotice />
      </Part>
      <LazyPanel title="Keyboard shortcuts" store={keysHelpStore} load={loadKeysList}>
        {({ KeysList }) => <KeysList />}
      </LazyPanel>
      <LazyPanel title="What differs here" store={differencesStore} load={loadDifferences}>
        {({ Differences }, version) => <Differences version={version} />}
      </LazyPanel>
      <LazyPanel title="Offline reading" store={offlinePanelStore} load={loadOfflinePanel}>
        {({ OfflinePanel }, version) => <OfflinePanel version={version} />}
      </LazyPanel>
    </>
  );
}

/** The menu is open for one path, so navigation closes it. */
function Menu({ route }: { route: RouteStore }) {
  const { path } = useShell().record;
  const { tree } = useStore(route);
  if (useStore(menuStore) !== path) return null;
  return <MobileMenu tree={tree} onClose={closeMenu} />;
}

function closeMenu(): void {
  menuStore.set(undefined);
}
