/** Modal dialogs, in browsers that have them: the oldest in which menus work have not. */
export function hasModals(): boolean {
  return 'HTMLDialogElement' in window;
}

/** Shows a dialog above the page. Without modal dialogs, CSS covers the page with it. */
export function showDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog) return;
  if (hasModals()) dialog.showModal();
  else {
    dialog.setAttribute('open', '');
    dialog.querySelector<HTMLElement>('button, a[href]')?.focus();
  }
}

export function closeDialog(dialog: HTMLDialogElement | null | undefined): void {
  if (!dialog) return;
  if (hasModals()) dialog.close();
  else {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  }
}
