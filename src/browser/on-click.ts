/** What is done when an element is clicked. */
type Act = (element: HTMLElement, event: MouseEvent) => void;

const acts: { readonly selector: string; readonly act: Act }[] = [];

/**
 * Does something when the reader clicks an element of a selector or what stands in it, also on pages that come later. One
 * listener hears all clicks, and acts come in the order in which they were given.
 */
export function onClick(selector: string, act: Act): void {
  if (acts.length === 0) document.addEventListener('click', hear);
  acts.push({ selector, act });
}

function hear(event: MouseEvent): void {
  const target = event.target as Element;
  for (const { selector, act } of acts) {
    const element = target.closest<HTMLElement>(selector);
    if (element) act(element, event);
  }
}
