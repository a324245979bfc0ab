/** What a reader can focus, open or press. */
const CONTROLS = 'summary, a[href], button, input, textarea, select, [tabindex]';

/**
 * Call before a part is hydrated. The returned function, called after that, repeats what the reader has done in the
 * meantime, if React had to render the part from scratch: opens, focuses and presses the same controls.
 */
export function keepState(host: Element): () => void {
  const controls = () => [...host.querySelectorAll<HTMLElement>(CONTROLS)];
  const sent = controls();
  let focused = document.activeElement;
  let pressed: Element | null = null;
  const stop = new AbortController();
  // On a press, React hydrates a part before the event reaches its elements.
  const early = { signal: stop.signal, capture: true };
  host.addEventListener('focusin', ({ target }) => (focused = target as Element), early);
  host.addEventListener('pointerdown', (event) => (pressed = pressedBy(event as PointerEvent)), early);
  document.addEventListener('pointerup', () => (pressed = null), early);
  return () => {
    stop.abort();
    if (sent[0]?.isConnected !== false) return;
    const rendered = controls();
    sent.forEach((control, index) => {
      const next = rendered[index];
      if (!next || next.localName !== control.localName) return;
      reopen(control, next);
      if (control === focused && document.activeElement === document.body)
        next.focus({ preventScroll: true });
      if (control === pressed) clickOnRelease(next);
    });
  };
}

/** A browser repeats the click itself where a finger has pressed. */
function pressedBy({ target, pointerType, button }: PointerEvent): Element | null {
  return pointerType === 'touch' || button !== 0 ? null : (target as Element).closest(CONTROLS);
}

/** Removed elements keep their state. */
function reopen(control: HTMLElement, next: HTMLElement): void {
  const [before, after] = [control.parentElement, next.parentElement];
  if (control.localName !== 'summary' || !(before instanceof HTMLDetailsElement)) return;
  if (after instanceof HTMLDetailsElement) after.open = before.open;
}

/** A browser sends no click if the pressed element is gone by then. */
function clickOnRelease(control: HTMLElement): void {
  const release = ({ target }: Event) => control.contains(target as Node) && control.click();
  document.addEventListener('pointerup', release, { once: true });
}
