/** Shows that something the reader asked for is loading: CSS shows the progress bar, and later the spinner. */
export function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}
