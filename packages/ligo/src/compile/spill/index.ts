/** From simple patterns to mini-c. */
export { createSpilling, typeAt } from './context';
export { spill } from './expression';
