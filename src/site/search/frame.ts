/** The id of the list of hits, which the field of the modal steers. */
export const LISTBOX = 'search-listbox';

/** Opens the frame of the modal, which is in the HTML of every page, so that it takes keys before its component is there. */
export function showFrame(dialog: HTMLDialogElement, query: string): void {
  if (dialog.open) return;
  dialog.showModal();
  const field = dialog.querySelector('input');
  if (!field) return;
  field.value = query;
  field.focus();
}
