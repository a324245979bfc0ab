/** What a reader sees who cannot get a page, or not all of it. It must work where nothing more can be loaded. */

/** Stands in the place of a page that could not be loaded. */
export function loadError(message: string, onRetry: () => void): HTMLElement {
  const note = alertOf('narrow');
  const text = textOf('pre', message);
  text.className = 'error-text';
  const button = retryButton(onRetry);
  button.classList.add('is-primary');
  const paragraph = textOf('p', '');
  paragraph.append(button);
  note.append(textOf('h1', LOAD_ERROR_TITLE), text, paragraph);
  return note;
}

export const LOAD_ERROR_TITLE = 'This page could not be loaded';

/** Says that there is more to a page than what is shown, and why. */
export function incompleteNote(error: unknown): HTMLElement {
  const note = alertOf('still');
  const message = error instanceof Error ? error.message : String(error);
  note.append(
    textOf('p', `This page could not be loaded in full. ${message}`),
    retryButton(() => location.reload()),
  );
  return note;
}

function alertOf(className: string): HTMLElement {
  const note = document.createElement('div');
  note.className = className;
  note.role = 'alert';
  return note;
}

function retryButton(onRetry: () => void): HTMLElement {
  const button = textOf('button', 'Retry');
  button.className = 'button';
  button.addEventListener('click', onRetry);
  return button;
}

function textOf(tag: 'h1' | 'p' | 'pre' | 'button', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
