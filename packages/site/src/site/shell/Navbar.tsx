import { isLinkItem } from '../../model/navbar-item';
import { latestVersion } from '../../model/version';
import { Boundary } from '../parts/Boundary';
import { IconButton } from '../parts/Icon';
import { Logo } from '../parts/Logo';
import { menuStore } from '../stores/panels';
import { useShell } from './context';
import { NavbarItems } from './NavbarItems';

/** The content of the navigation bar. If it fails, its most important links remain. */
export function Navbar() {
  return (
    <Boundary fallback={(_, retry) => <PlainNavbar onRetry={retry} />}>
      <WholeNavbar />
    </Boundary>
  );
}

function WholeNavbar() {
  const { site, record } = useShell();
  return (
    <>
      <IconButton
        name="menu"
        label="Open the menu"
        className="navbar-menu"
        onClick={() => menuStore.set(record.path)}
      />
      <a className="navbar-home" href={site.baseUrl} aria-label={`${site.title} home`}>
        <Logo site={site} isFirst />
      </a>
      <nav className="navbar-links" aria-label="Main">
        <NavbarItems isShown={isLinkItem} />
      </nav>
      <div className="navbar-tools">
        <NavbarItems isShown={(item) => !isLinkItem(item)} />
      </div>
    </>
  );
}

function PlainNavbar({ onRetry }: { onRetry: () => void }) {
  const { site } = useShell();
  const links = [
    [site.baseUrl, site.title],
    [latestVersion(site.docs.versions).path, 'Docs'],
    [`/${site.search.path}`, 'Search'],
  ] as const;
  return (
    <>
      <nav className="navbar-links" aria-label="Main">
        {links.map(([href, label]) => (
          <a key={label} className="navbar-link" href={href}>
            {label}
          </a>
        ))}
      </nav>
      <div className="navbar-tools" role="alert">
        <span className="navbar-error">The navigation bar failed.</span>
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      </div>
    </>
  );
}
