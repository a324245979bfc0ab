/** Splits long work into tasks, so that slow devices stay responsive. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Also a new task, but before the next frame in browsers that support it. */
export function taskBeforeFrame(): Promise<void> {
  return 'scheduler' in window && 'yield' in window.scheduler ? window.scheduler.yield() : nextTask();
}
