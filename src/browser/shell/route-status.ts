/** A route change shows its progress only when it takes longer than this. */
const BAR_DELAY_MS = 200;
const SPINNER_DELAY_MS = 800;

let stop: (() => void) | undefined;

/** Shows for eyes that a page is on its way, unless it comes soon. */
export function showProgress(): void {
  hideProgress();
  const shown: Element[] = [];
  const show = (element: HTMLElement) => {
    document.body.append(element);
    shown.push(element);
  };
  const timers = [
    window.setTimeout(() => show(progressBar()), BAR_DELAY_MS),
    window.setTimeout(() => show(elementOf('spinner')), SPINNER_DELAY_MS),
  ];
  stop = () => {
    for (const timer of timers) window.clearTimeout(timer);
    for (const element of shown) element.remove();
  };
}

export function hideProgress(): void {
  stop?.();
  stop = undefined;
}

/** Tells screen readers which page has come. */
export function announce(title: string): void {
  const status = document.querySelector('.route-status');
  if (status) status.textContent = title;
}

function progressBar(): HTMLElement {
  const bar = elementOf('progress-bar');
  bar.role = 'progressbar';
  bar.ariaLabel = 'Loading the page';
  return bar;
}

function elementOf(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}
