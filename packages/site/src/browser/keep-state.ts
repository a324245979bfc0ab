/** What a reader can focus or open. */
const CONTROLS = 'summary, a[href], button, input, textarea, select, [tabindex]';

/**
 * Call before a part is hydrated. The returned function, called after that, opens and focuses again what the reader has
 * opened or focused in the meantime, if React had to render the part from scratch.
 */
export function keepState(host: Element): () => void {
  const controls = () => [...host.querySelectorAll<HTMLElement>(CONTROLS)];
  const sent = controls();
  let focused = document.activeElement;
  const stop = new AbortController();
  host.addEventListener('focusin', ({ target }) => (focused = target as Element), { signal: stop.signal });
  return () => {
    stop.abort();
    const [first] = sent;
    if (!first || first.isConnected) return;
    const rendered = controls();
    sent.forEach((control, index) => {
      const next = rendered[index];
      if (!next || next.localName !== control.localName) return;
      // Removed elements keep their state.
      const isOpen = detailsOf(control)?.open;
      const details = detailsOf(next);
      if (details && isOpen !== undefined) details.open = isOpen;
      if (control === focused && document.activeElement === document.body)
        next.focus({ preventScroll: true });
    });
  };
}

function detailsOf(control: HTMLElement): HTMLDetailsElement | undefined {
  const { parentElement } = control;
  return control.localName === 'summary' && parentElement instanceof HTMLDetailsElement
    ? parentElement
    : undefined;
}
