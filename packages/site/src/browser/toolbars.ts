/** Toolbars are one stop of the Tab key: the arrow keys, Home and End lead from tool to tool. */
export function followToolbars(): void {
  document.addEventListener('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    const bar = target instanceof HTMLElement && target.closest('[role="toolbar"]');
    if (!bar || altKey || ctrlKey || metaKey) return;
    const tools = [...bar.querySelectorAll<HTMLElement>('button, a[href]')];
    const next = tools[placeAfter(tools.indexOf(target), key, tools.length)];
    if (!next) return;
    event.preventDefault();
    for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
    next.focus();
  });
}

function placeAfter(place: number, key: string, count: number): number {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
