/** What the steps of one compilation share. */
import { Budget } from './budget';
import { createNames, type Names } from './names';

export interface Workspace {
  readonly names: Names;
  readonly budget: Budget;
}

export const createWorkspace = (): Workspace => ({ names: createNames(), budget: new Budget() });
