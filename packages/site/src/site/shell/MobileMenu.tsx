import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { TreeNode } from '../../model/page-tree';
import { Icon, IconButton } from '../parts/Icon';
import { RawHtml } from '../parts/RawHtml';
import { SidebarTree } from '../sidebar/Sidebar';
import { closeDialog, showDialog } from '../stores/modals';
import { useShell } from './context';

/** From this width on, navbar and sidebar show everything. */
const WIDE = '(min-width: 62.3125em)';

/** The open menu on narrow screens: first the sidebar tree, with a button back to the main menu. */
export function MobileMenu({ tree, onClose }: { tree?: readonly TreeNode[]; onClose: () => void }) {
  const { record, actions } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const [entries] = useState(entriesOfBar);
  const [showsTree, setShowsTree] = useState(tree !== undefined);
  useEffect(() => {
    showDialog(dialog.current);
    dialog.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
    const wide = window.matchMedia(WIDE);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);
  // The pressed back button is gone, so the focus moves to the main menu.
  useEffect(() => {
    if (!showsTree && tree) dialog.current?.querySelector('a')?.focus();
  }, [showsTree, tree]);
  const close = () => closeDialog(dialog.current);
  const onClick = (event: MouseEvent) => {
    // Clicks on the backdrop have the dialog itself as their target.
    const isBackdrop = event.target === dialog.current;
    if (isBackdrop || (event.target as Element).closest('a[href]')) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and keys click the links inside
    <dialog ref={dialog} className="mobile-menu" aria-label="Menu" onClose={onClose} onClick={onClick}>
      <div className="mobile-menu-head">
        {showsTree ? (
          <button type="button" className="mobile-menu-back" onClick={() => setShowsTree(false)}>
            <Icon name="back" /> Back to main menu
          </button>
        ) : (
          <span className="mobile-menu-title">Menu</span>
        )}
        <IconButton name="close" label="Close the menu" onClick={close} />
      </div>
      {showsTree && tree ? (
        <div className="sidebar-tree">
          <SidebarTree nodes={tree} current={record.path} loadBranch={actions.loadBranch} />
        </div>
      ) : (
        <RawHtml tag="nav" className="mobile-menu-main" aria-label="Main" html={entries} />
      )}
    </dialog>
  );
}

/** The HTML of the entries of the navigation bar. Search and theme stay there. */
function entriesOfBar(): string {
  const entries = document.querySelectorAll('.navbar-item:not(.is-search):not(.is-theme)');
  return [...entries].map(({ outerHTML }) => outerHTML).join('');
}
