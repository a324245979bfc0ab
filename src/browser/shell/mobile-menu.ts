/** The menu of narrow screens: the page's own tree first, the main menu one step back. */
import { onClick } from '../on-click';

const WIDE = '(min-width: 997px)';
/** Search and theme stay in the bar. */
const MAIN_ITEMS = '.navbar .navbar-item:not(.is-search, .is-theme)';

/** Opens it from the bar; its own buttons, a choice, a click beside it and a wide window close it. */
export function startMobileMenu(): void {
  onClick('.navbar-menu', openMobileMenu);
  onClick('.mobile-menu-back', showMain);
  onClick('.mobile-menu :is(a[href], .mobile-menu-close)', closeMobileMenu);
  // The dialog itself is what is beside its content.
  onClick('.mobile-menu', (menu, { target }) => target === menu && closeMobileMenu());
  document.addEventListener('close', ({ target }) => emptyIfMenu(target as Element), true);
  window.matchMedia(WIDE).addEventListener('change', closeMobileMenu);
}

/** The copies in it have served when it closes. It tells so late, and may be open again by then. */
function emptyIfMenu(dialog: Element): void {
  if (dialog.matches('.mobile-menu:not([open])')) contentOf(dialog)?.replaceChildren();
}

/** Closes the menu; there may be none open. */
export function closeMobileMenu(): void {
  document.querySelector<HTMLDialogElement>('.mobile-menu[open]')?.close();
}

function mobileMenu(): HTMLDialogElement | null {
  return document.querySelector('.mobile-menu');
}

function openMobileMenu(): void {
  const tree = document.querySelector('.sidebar');
  if (tree) showTree(tree);
  else fillWithMain();
  mobileMenu()?.showModal();
}

function showTree(tree: Element): void {
  const copy = document.createElement('div');
  copy.className = 'sidebar-tree';
  copy.append(...copiesOf(tree.children));
  fill('tree', copy);
}

/** The button that was pressed is gone then, so the focus goes to where it has led. */
function showMain(): void {
  fillWithMain().querySelector('a')?.focus();
}

function fillWithMain(): HTMLElement {
  const main = document.createElement('nav');
  main.className = 'mobile-menu-main';
  main.ariaLabel = 'Main';
  main.append(...copiesOf(document.querySelectorAll(MAIN_ITEMS)));
  fill('main', main);
  return main;
}

function fill(shows: 'tree' | 'main', content: Element): void {
  const menu = mobileMenu();
  if (menu) menu.dataset.shows = shows;
  contentOf(menu)?.replaceChildren(content);
}

function contentOf(menu: Element | null): Element | null | undefined {
  return menu?.querySelector('.mobile-menu-content');
}

function copiesOf(elements: Iterable<Element>): Node[] {
  return [...elements].map((element) => element.cloneNode(true));
}
