/** Limits of the compiler: a program that is too large or nested too deeply is a problem, never a hang. */

/** Thrown by a step of the compiler, caught where compilation starts. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Counts the work of compiling one program. */
export class Budget {
  #left: number;

  constructor(steps: number = MAX_STEPS) {
    this.#left = steps;
  }

  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0)
      throw new TooLarge(`Compiling takes more than ${MAX_STEPS.toLocaleString('en')} steps.`);
  }
}

/** Four times what a program of 3,000 lines takes. */
const MAX_STEPS = 500_000;
