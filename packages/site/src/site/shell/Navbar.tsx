import { useEffect, useState } from 'react';
import type { NavbarItem } from '../../model/site';
import { IconButton } from '../parts/Icon';
import { Wordmark } from '../parts/Wordmark';
import { useShell } from './context';
import { NavbarItems } from './NavbarItems';

/** Above this scroll position the navbar is always shown. */
const TOP_PX = 60;

export function Navbar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { title, baseUrl, navbar } = useShell().site;
  const isHidden = useHideOnScroll(navbar.hideOnScroll);
  const isLink = ({ type }: NavbarItem) => type === 'doc' || type === 'link';
  return (
    <header className="navbar" data-hidden={isHidden ? '' : undefined}>
      <IconButton name="menu" label="Open the menu" className="navbar-menu" onClick={onOpenMenu} />
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

/** Whether the navbar is hidden: while scrolling down, not up or at the top. CSS shows it while focused. */
function useHideOnScroll(isEnabled: boolean): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    let last = window.scrollY;
    const update = () => {
      const now = window.scrollY;
      if (now !== last) setIsHidden(now > last && now > TOP_PX);
      last = now;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [isEnabled]);
  return isHidden;
}
