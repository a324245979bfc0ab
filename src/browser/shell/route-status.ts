/** When the bar has been shown for this long, there is a spinner too. */
const SPINNER_AFTER_MS = 600;

let stop: (() => void) | undefined;

/** Shows for eyes that a page is on its way. */
export function showProgress(): void {
  hideProgress();
  const bar = progressBar();
  const spinner = elementOf('spinner');
  document.body.append(bar);
  const timer = window.setTimeout(() => document.body.append(spinner), SPINNER_AFTER_MS);
  stop = () => {
    window.clearTimeout(timer);
    bar.remove();
    spinner.remove();
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
