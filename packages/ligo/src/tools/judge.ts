/** Loaded on demand: whether contracts compile. */
export { contractProblem } from '../compile';
