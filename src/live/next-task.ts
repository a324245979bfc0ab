import type { Steps } from '../ligo/grammar/steps';

/** Long work is cut into tasks, between which a slow device can answer its reader. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Also a task, but before the next frame in browsers that can do that. */
export function taskBeforeFrame(): Promise<void> {
  return 'scheduler' in window && 'yield' in window.scheduler ? window.scheduler.yield() : nextTask();
}

/** Does steps for 10 ms at a time. */
export async function inTasks<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + 10;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await nextTask();
  }
}
