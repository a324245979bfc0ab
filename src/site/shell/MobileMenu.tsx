import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../parts/Icon';
import { Adopted } from './Adopted';
import { useShell } from './context';
import { NavbarMenuItems } from './Navbar';

interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The tree of the page being read, as HTML; nothing where a page has none. */
  readonly sidebarHtml: () => string | undefined;
}

/** The menu of narrow screens: the page's own tree first, the main menu one step back. */
export function MobileMenu({ open, onClose, sidebarHtml }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { record } = useShell();
  const [showsMain, setShowsMain] = useState(false);
  const [tree, setTree] = useState<string>();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      setTree(sidebarHtml());
      setShowsMain(false);
      element.showModal();
    } else if (!open && element.open) element.close();
  }, [open, sidebarHtml]);
  const hasTree = tree !== undefined && record.sidebar !== undefined;
  // The button that was pressed is gone then, so the focus goes to where it has led.
  useEffect(() => {
    if (showsMain) dialog.current?.querySelector<HTMLElement>('nav a')?.focus();
  }, [showsMain]);
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target as Element).closest('a[href]')) onClose();
  };
  return (
    <dialog
      className="mobile-menu"
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={closeOnChoice}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="mobile-menu-head">
        {hasTree && !showsMain ? (
          <button type="button" className="mobile-menu-back" onClick={() => setShowsMain(true)}>
            <Icon name="back" /> Back to main menu
          </button>
        ) : (
          <span className="mobile-menu-title">Menu</span>
        )}
        <button type="button" className="icon-button" aria-label="Close the menu" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {open &&
        (hasTree && !showsMain ? (
          <Adopted tag="div" className="sidebar-tree" html={tree} />
        ) : (
          <nav className="mobile-menu-main" aria-label="Main">
            <NavbarMenuItems />
          </nav>
        ))}
    </dialog>
  );
}
