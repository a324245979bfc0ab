/** Menus (`<details data-menu>`) work without a script; with it, they close on a choice, Escape, or a click or focus outside. */
export function followMenus(): void {
  document.addEventListener('click', ({ target }) => {
    closeOthers(target);
    closeAfterChoice(target);
  });
  document.addEventListener('focusin', ({ target }) => closeOthers(target));
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' && openMenuAround(event.target);
    if (!menu) return;
    // A surrounding dialog stays open.
    event.preventDefault();
    close(menu, true);
  });
}

function closeOthers(target: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'))
    if (!(target instanceof Node && menu.contains(target))) close(menu);
}

function closeAfterChoice(target: EventTarget | null): void {
  const choice = target instanceof Element && target.closest('a, button');
  const menu = openMenuAround(target);
  // The pressed button disappears with the menu.
  if (choice && menu && !choice.hasAttribute('data-stays-open')) close(menu, choice.matches('button'));
}

function openMenuAround(target: EventTarget | null): HTMLDetailsElement | null {
  return target instanceof Element ? target.closest<HTMLDetailsElement>('details[data-menu][open]') : null;
}

function close(menu: HTMLDetailsElement, hasFocus = false): void {
  menu.open = false;
  if (hasFocus) menu.querySelector('summary')?.focus();
}
