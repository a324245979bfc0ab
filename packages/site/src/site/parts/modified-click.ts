/** Whether to leave a click to the browser: another button, a modifier key, or already handled. */
export function isModifiedClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
