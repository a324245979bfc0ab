/** Fresh variables of one compilation. */
import type { Variable } from './mini-c/tree';

export interface Names {
  readonly fresh: (name: string) => Variable;
}

export function createNames(): Names {
  let last = 0;
  return {
    fresh: (name) => {
      last += 1;
      return { id: last, name };
    },
  };
}
