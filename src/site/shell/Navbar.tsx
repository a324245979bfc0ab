import type { NavbarItem } from '../../model/site';
import { Icon } from '../parts/Icon';
import { Wordmark } from '../parts/Wordmark';
import { useShell } from './context';
import { ItemBoundary } from './ItemBoundary';
import { NavbarItemView } from './NavbarItemView';

/** Entries that stay in the bar on narrow screens; the others move into the menu. */
const ALWAYS_SHOWN: readonly NavbarItem['type'][] = ['search', 'theme'];

/** The bar at the top of every page. */
export function Navbar({ onMenu }: { onMenu: () => void }) {
  const { site } = useShell();
  const links = site.navbar.items.filter(({ type }) => type === 'doc' || type === 'link');
  const tools = site.navbar.items.filter(({ type }) => type !== 'doc' && type !== 'link');
  return (
    <header className="navbar">
      <button type="button" className="icon-button navbar-menu" aria-label="Open the menu" onClick={onMenu}>
        <Icon name="menu" />
      </button>
      <a className="navbar-home" href="/" aria-label={`${site.title} home`}>
        <Wordmark />
      </a>
      <nav className="navbar-links" aria-label="Main">
        <Items items={links} />
      </nav>
      <div className="navbar-tools">
        <Items items={tools} />
      </div>
    </header>
  );
}

/** The entries as they stand in the menu of narrow screens. */
export function NavbarMenuItems() {
  const { site } = useShell();
  return <Items items={site.navbar.items.filter(({ type }) => !ALWAYS_SHOWN.includes(type))} />;
}

function Items({ items }: { items: readonly NavbarItem[] }) {
  return items.map((item) => {
    const key = JSON.stringify(item);
    return (
      <ItemBoundary key={key} item={item}>
        <div className={`navbar-item is-${item.type}`}>
          <NavbarItemView item={item} />
        </div>
      </ItemBoundary>
    );
  });
}
