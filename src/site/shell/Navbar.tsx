import type { NavbarItem } from '../../model/site';
import { Icon } from '../parts/Icon';
import { Wordmark } from '../parts/Wordmark';
import { NavbarItemView } from './NavbarItemView';

interface NavbarProps {
  readonly title: string;
  readonly items: readonly NavbarItem[];
}

/** The bar at the top of every page. */
export function Navbar({ title, items }: NavbarProps) {
  const links = items.filter(({ type }) => type === 'doc' || type === 'link');
  const tools = items.filter(({ type }) => type !== 'doc' && type !== 'link');
  return (
    <header className="navbar">
      <button type="button" className="icon-button navbar-menu" aria-label="Open the menu">
        <Icon name="menu" />
      </button>
      <a className="navbar-home" href="/" aria-label={`${title} home`}>
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

function Items({ items }: { items: readonly NavbarItem[] }) {
  return items.map((item) => (
    <div key={JSON.stringify(item)} className={`navbar-item is-${item.type}`}>
      <NavbarItemView item={item} />
    </div>
  ));
}
