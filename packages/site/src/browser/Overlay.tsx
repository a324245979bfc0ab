import '../site/styles/overlay.css';
import { Part } from '../site/parts/Boundary';
import { LazyPanel } from '../site/parts/LazyPanel';
import { Waiting } from '../site/parts/Waiting';
import { MarksNotice } from '../site/search/Marks';
import { differencesStore, keysHelpStore, menuStore, offlinePanelStore } from '../site/stores/panels';
import { useLoaded } from '../site/stores/use-loaded';
import { useStore } from '../site/stores/use-store';
import type { RouteStore } from './shell';

const loadMenu = () => import('../site/shell/MobileMenu');
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

function Menu({ route }: { route: RouteStore }) {
  const { tree } = useStore(route);
  const isOpen = useStore(menuStore) ?? false;
  const loaded = useLoaded(loadMenu, isOpen || hasMenuButton());
  if (!isOpen) return null;
  if (!loaded) return <Waiting />;
  if (loaded instanceof Error) throw loaded;
  return <loaded.MobileMenu tree={tree} onClose={closeMenu} />;
}

/** Where there is a button for the menu, the reader will soon press it. */
function hasMenuButton(): boolean {
  return document.querySelector<HTMLElement>('.navbar-menu')?.offsetParent !== null;
}

function closeMenu(): void {
  menuStore.set(undefined);
}
