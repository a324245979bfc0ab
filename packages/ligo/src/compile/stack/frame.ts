/** The stack of one function while its code is made. */
import type { Binder, Variable } from '../mini-c/tree';
import type { Mask } from './mask';

export class Frame {
  /** From the bottom; an intermediate result has no binder. */
  readonly #items: (Binder | undefined)[] = [];
  readonly #positions = new Map<number, number>();

  /** The binders from the top of the stack. */
  constructor(binders: readonly Binder[] = []) {
    this.enter(binders);
  }

  /** Names the top of the stack. */
  enter(binders: readonly Binder[]): void {
    for (let index = binders.length - 1; index >= 0; index -= 1) {
      const binder = binders[index] as Binder;
      this.#positions.set(binder.variable.id, this.#items.length);
      this.#items.push(binder);
    }
  }

  leave(count: number): void {
    this.#items.length -= count;
  }

  /** Runs `make` while there is an intermediate result on top of the stack. */
  covered<Result>(make: () => Result): Result {
    this.#items.push(undefined);
    const result = make();
    this.#items.length -= 1;
    return result;
  }

  /** How many items are above the variable. */
  depth({ id, name }: Variable): number {
    const position = this.#positions.get(id);
    if (position === undefined) throw new Error(`unbound variable ${name}#${id}`);
    return this.#items.length - 1 - position;
  }

  /** The variables in scope, the innermost first. */
  binders(): readonly Binder[] {
    return this.#items.filter((item) => item !== undefined).reverse();
  }

  /** Which items of the stack are variables. */
  mask(): Mask {
    return this.#items
      .map((item) => (item ? '1' : '0'))
      .reverse()
      .join('');
  }
}
