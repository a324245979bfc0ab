/** The browser's storage, or none of it: blocked, full and missing storage is told once and then done without. */
let warned = false;

function warn(error: unknown): void {
  if (warned) return;
  warned = true;
  console.warn('Browser storage is not available; your choices are not remembered.', error);
}

/** What is stored under a key, or nothing. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch (error) {
    warn(error);
    return null;
  }
}

/** Stores a value; null takes it away. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch (error) {
    warn(error);
  }
}

/** Calls back when another tab changes a key, and when the page returns from where it has not heard of that. */
export function onStoredElsewhere(key: string, changed: (value: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed(readStored(key));
  });
}
