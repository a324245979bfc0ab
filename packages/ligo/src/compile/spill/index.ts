/** From simple patterns to mini-c. */
export { createSpilling } from './context';
export { spill } from './expression';
