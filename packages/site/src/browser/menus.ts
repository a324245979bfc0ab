/** Menus (`<details data-menu>`) work without a script; with it, they close on a choice, Escape, or a click or focus outside. */
export function followMenus(): void {
  document.addEventListener('click', ({ target }) => {
    closeOthers(target);
    closeAfterChoice(target);
  });
  document.addEventListener('focusin', ({ target }) => closeOthers(target));
  // One at the lower edge of the window would open below it.
  const show = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.matches('[data-menu][open]'))
      target.lastElementChild?.scrollIntoView({ block: 'nearest' });
  };
  document.addEventListener('toggle', show, { capture: true });
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const menu = target instanceof Element && target.closest<HTMLDetailsElement>('details[data-menu]');
    if (!menu) return;
    if (key === 'Escape' && menu.open) close(menu, true);
    else if (key === 'ArrowDown' || key === 'ArrowUp') focusNext(menu, key === 'ArrowDown' ? 1 : -1);
    else return;
    // A surrounding dialog stays open, and the page where it is.
    event.preventDefault();
  });
}

/** Moves the focus among the choices, which a menu shows for that. */
function focusNext(menu: HTMLDetailsElement, step: 1 | -1): void {
  menu.open = true;
  const choices = [...menu.querySelectorAll<HTMLElement>('a, button')];
  const shown = choices.filter((one) => one.offsetParent !== null);
  const place = shown.findIndex((one) => one.matches(':focus'));
  const first = step === 1 ? 0 : shown.length - 1;
  shown[place < 0 ? first : (place + step + shown.length) % shown.length]?.focus();
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
