/** Long work is cut into tasks, between which a slow device can answer its reader. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
