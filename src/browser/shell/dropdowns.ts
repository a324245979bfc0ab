/** What is chosen closes its menu, but for buttons that say there what they have done. */
const CHOICE = '.dropdown-menu :is(a, button:not([data-copy]))';

let open: HTMLDetailsElement | undefined;

/** Menus open by themselves. A choice, Escape, and anything outside of them close them. */
export function startDropdowns(): void {
  document.addEventListener('toggle', noteOpened, true);
  document.addEventListener('click', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
  document.addEventListener('keydown', closeOnEscape);
}

function noteOpened({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open && target.matches('.dropdown')) open = target;
}

function closeFromOutside({ type, target }: Event): void {
  const isChoice = type === 'click' && (target as Element).closest(CHOICE);
  if (open && (isChoice || !open.contains(target as Node))) closeDropdown();
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !open?.open) return;
  // The menu of narrow screens, in which this one may stand, stays open.
  event.preventDefault();
  const menu = open;
  closeDropdown();
  menu.querySelector('summary')?.focus();
}

/** Closes the menu that is open, if one is. */
export function closeDropdown(): void {
  if (open) open.open = false;
  open = undefined;
}
