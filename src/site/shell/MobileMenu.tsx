import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { TreeNode } from '../../model/page-tree';
import { onFoldClick } from '../parts/fold-motion';
import { Icon, IconButton } from '../parts/Icon';
import { SidebarTree } from '../sidebar/Sidebar';
import { useShell } from './context';
import { NavbarItems } from './NavbarItems';

/** From this width on the bar and the sidebar show everything. */
const WIDE = '(min-width: 997px)';

/** The menu of narrow screens while it is open: the page's own tree first, the main menu one step back. */
export function MobileMenu({ tree, onClose }: { tree?: readonly TreeNode[]; onClose: () => void }) {
  const { site, record, actions } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const [showsTree, setShowsTree] = useState(tree !== undefined);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);
  // The pressed button is gone on the way back, so the focus goes to where it has led.
  useEffect(() => {
    if (!showsTree && tree) dialog.current?.querySelector('a')?.focus();
  }, [showsTree, tree]);
  const close = () => dialog.current?.close();
  const onClick = (event: MouseEvent) => {
    // The dialog itself is what is beside its content.
    const isBeside = event.target === dialog.current;
    if (isBeside || (event.target as Element).closest('a[href]')) close();
    else onFoldClick(event);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and keys press the links inside, which click
    <dialog ref={dialog} className="mobile-menu" aria-label="Menu" onClose={onClose} onClick={onClick}>
      <div className="mobile-menu-head">
        {showsTree ? (
          <button type="button" className="mobile-menu-back" onClick={() => setShowsTree(false)}>
            <Icon name="back" /> Back to main menu
          </button>
        ) : (
          <span className="mobile-menu-title">Menu</span>
        )}
        <IconButton name="close" label="Close the menu" className="mobile-menu-close" onClick={close} />
      </div>
      {showsTree && tree ? (
        <div className="sidebar-tree">
          <SidebarTree nodes={tree} current={record.path} loadBranch={actions.loadBranch} />
        </div>
      ) : (
        <nav className="mobile-menu-main" aria-label="Main">
          <NavbarItems
            items={site.navbar.items.filter(({ type }) => type !== 'search' && type !== 'theme')}
          />
        </nav>
      )}
    </dialog>
  );
}
