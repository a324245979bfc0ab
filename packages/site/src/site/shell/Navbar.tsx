import { isLinkItem } from '../../model/navbar-item';
import type { SiteConfig } from '../../model/site';
import { IconButton } from '../parts/Icon';
import { Logo } from '../parts/Logo';
import { NavbarItems } from './NavbarItems';

type BarConfig = Pick<SiteConfig, 'baseUrl' | 'title' | 'logo' | 'navbar'>;

/** The content of the navigation bar, for the build. Its controls are handled by browser/controls.ts and menus.ts. */
export function Navbar({ site }: { site: BarConfig }) {
  const { items } = site.navbar;
  return (
    <>
      <IconButton name="menu" label="Open the menu" className="navbar-menu" data-control="menu" />
      <a className="navbar-home" href={site.baseUrl} aria-label={`${site.title} home`}>
        <Logo site={site} isFirst />
      </a>
      <nav className="navbar-links" aria-label="Main">
        <NavbarItems items={items} isShown={isLinkItem} />
      </nav>
      <div className="navbar-tools">
        <NavbarItems items={items} isShown={(item) => !isLinkItem(item)} />
      </div>
    </>
  );
}
