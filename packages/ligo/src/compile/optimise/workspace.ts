/** What the steps of the optimiser share while they work on one expression. */
import type { Budget } from '../budget';
import type { Names } from '../names';
import type { IsPure } from './purity';

export interface Workspace {
  readonly names: Names;
  readonly budget: Budget;
  readonly isPure: IsPure;
}
