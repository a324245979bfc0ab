/** Work that can be interrupted between its steps. */
export type Steps<T> = Generator<void, T>;

/** Runs all steps without interruption. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
