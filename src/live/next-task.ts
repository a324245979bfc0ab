/** Long work is cut into tasks, between which a slow device can answer its reader. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Also a task, but before the next frame in browsers that can do that. */
export function taskBeforeFrame(): Promise<void> {
  return 'scheduler' in window && 'yield' in window.scheduler ? window.scheduler.yield() : nextTask();
}
