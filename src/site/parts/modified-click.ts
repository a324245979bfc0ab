/** A click that the browser itself must handle: another button, a modifier key, or one that was handled already. */
export function isModifiedClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
