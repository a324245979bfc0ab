import { Icon } from '../parts/Icon';

/** The frame of the menu of narrow screens. It is filled when it is opened, from the bar and the tree on the page. */
export function MobileMenu() {
  return (
    <dialog className="mobile-menu" aria-label="Menu">
      <div className="mobile-menu-head">
        <button type="button" className="mobile-menu-back">
          <Icon name="back" /> Back to main menu
        </button>
        <span className="mobile-menu-title">Menu</span>
        <button type="button" className="icon-button mobile-menu-close" aria-label="Close the menu">
          <Icon name="close" />
        </button>
      </div>
      <div className="mobile-menu-content" />
    </dialog>
  );
}
