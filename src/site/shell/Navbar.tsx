import type { NavbarItem } from '../../model/site';
import { Icon } from '../parts/Icon';
import { Wordmark } from '../parts/Wordmark';
import { useShell } from './context';
import { NavbarItemView } from './NavbarItemView';
import { useHideOnScroll } from './use-hide-on-scroll';

/** The bar at the top of every page. */
export function Navbar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { title, baseUrl, navbar } = useShell().site;
  const isHidden = useHideOnScroll(navbar.hideOnScroll);
  const isLink = ({ type }: NavbarItem) => type === 'doc' || type === 'link';
  return (
    <header className="navbar" data-hidden={isHidden ? '' : undefined}>
      <button
        type="button"
        className="icon-button navbar-menu"
        aria-label="Open the menu"
        onClick={onOpenMenu}
      >
        <Icon name="menu" />
      </button>
      <a className="navbar-home" href={baseUrl} aria-label={`${title} home`}>
        <Wordmark hasGradient />
      </a>
      <nav className="navbar-links" aria-label="Main">
        <NavbarItems items={navbar.items.filter(isLink)} />
      </nav>
      <div className="navbar-tools">
        <NavbarItems items={navbar.items.filter((item) => !isLink(item))} />
      </div>
    </header>
  );
}

export function NavbarItems({ items }: { items: readonly NavbarItem[] }) {
  return items.map((item) => (
    <div key={JSON.stringify(item)} className={`navbar-item is-${item.type}`}>
      <NavbarItemView item={item} />
    </div>
  ));
}
