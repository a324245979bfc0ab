/** What is chosen closes its menu, but for buttons that say there what they have done. */
const CHOICE = '.dropdown-menu :is(a, button:not([data-copy]))';

/** Menus open by themselves. A choice, Escape, and anything outside of them close them. */
export function startDropdowns(): void {
  document.addEventListener('click', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
  document.addEventListener('keydown', closeOnEscape);
}

function closeFromOutside({ type, target }: Event): void {
  openMenus().forEach((menu) => {
    const isChoice = type === 'click' && (target as Element).closest(CHOICE);
    if (isChoice || !menu.contains(target as Node)) menu.open = false;
  });
}

function closeOnEscape(event: KeyboardEvent): void {
  // Letters of search pass here too, and to look for menus takes its time.
  const [menu] = event.key === 'Escape' ? openMenus() : [];
  if (!menu) return;
  // The menu of narrow screens, in which this one may stand, stays open.
  event.preventDefault();
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/** Closes the menus that are open. */
export function closeDropdowns(): void {
  openMenus().forEach((menu) => {
    menu.open = false;
  });
}

/** A collection that the browser keeps up to date: to look through a long page for them would take its time. */
function openMenus(): HTMLDetailsElement[] {
  const menus = document.getElementsByClassName('dropdown') as HTMLCollectionOf<HTMLDetailsElement>;
  return [...menus].filter(({ open }) => open);
}
