/** Loaded on demand: whether contracts compile. */
export { problemOfContractWith } from '../compile';
