/**
 * Toolbars are one stop of the Tab key: the arrow keys, Home and End lead from tool to tool. The tools of a sample include the
 * button that shows its other syntax.
 */
export function followToolbars(): void {
  document.addEventListener('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
    const tools = toolsBeside(target);
    const next = tools[placeAfter(tools.indexOf(target), key, tools.length)];
    if (!next) return;
    event.preventDefault();
    for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
    next.focus();
  });
}

/** The tools of the bar that an element is in; none if it is in none. */
function toolsBeside(tool: HTMLElement): HTMLElement[] {
  const bar = tool.closest('.code-tools, .code > figcaption')?.parentElement;
  if (!bar) return [];
  return [
    ...bar.querySelectorAll<HTMLElement>(
      ':scope > .code-tools > button, :scope > .code-tools summary, :scope > figcaption > button',
    ),
  ].filter((one) => one.offsetParent !== null);
}

function placeAfter(place: number, key: string, count: number): number {
  if (place < 0) return -1;
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
