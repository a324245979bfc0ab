/** Does something when the page has been painted as it is now. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
